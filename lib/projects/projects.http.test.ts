import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ProjectDetailView, ProjectView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addBusiness, addProject, countRows, entitle } from "@/sandbox/database/rows";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import type { Client } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

describe("creating a project", () => {
  test("makes it active, open to the whole crew, with its creator as owner", async () => {
    const { dale, ortiz } = cast;
    const input = { businessId: ortiz, name: "  Porch ", description: " Front porch " };
    const { status, body } = await dale.post<ProjectView>("/api/projects", input);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      businessId: ortiz,
      name: "Porch",
      description: "Front porch",
      status: "active",
    });
    expect(body).toMatchObject({ updatePermission: "all_contributors", completedAt: null });
    expect(body).toMatchObject({ memberCount: 3, updateCount: 0, newUpdatesCount: 0, progressPercentage: 0 });
    const role = { project_id: body.id, user_id: dale.user.id, role: "owner" };
    expect(await countRows(cast.sql, "project_members", role)).toBe(1);
    expect(await countRows(cast.sql, "action_logs", { entity_id: body.id, action: "project.created" })).toBe(
      1,
    );
  });

  test.each([
    ["no name", {}, "name", "Name is required"],
    ["a blank name", { name: "   " }, "name", "Name is required"],
    ["a name of 256", { name: "n".repeat(256) }, "name", "At most 255 characters."],
    ["a description of 5,001", { description: "d".repeat(5001) }, "description", "At most 5,000 characters."],
    ["no business", { businessId: undefined }, "businessId", "Please select a business"],
    ["a malformed business id", { businessId: "ortiz" }, "businessId", "Please select a business"],
    ["a business that does not exist", { businessId: randomUUID() }, "businessId", "This was not found."],
  ])("with %s is refused, and the field says why", async (_, wrong, path, message) => {
    const input = { businessId: cast.ortiz, ...(path !== "name" && { name: "Porch" }), ...wrong };
    const create = () => cast.rosa.post("/api/projects", input);
    const { issues } = await expectRefusal(cast.sql, create, 400, "validation_failed");
    expect(issues).toEqual([{ path, message }]);
  });

  test("in somebody else's business is refused like one that does not exist", async () => {
    const create = () => cast.rosa.post("/api/projects", { name: "Porch", businessId: cast.chen });
    const { issues } = await expectRefusal(cast.sql, create, 400, "validation_failed");
    expect(issues).toEqual([{ path: "businessId", message: "This was not found." }]);
  });

  test.each([
    ["without a plan", null, null, 402],
    ["past due", "past_due", "+1 day", 402],
    ["incomplete", "incomplete", "+1 day", 402],
    ["cancelled and paid up to yesterday", "canceled", "-1 day", 402],
    ["cancelled and paid up to tomorrow", "canceled", "+1 day", 201],
    ["trialing", "trialing", null, 201],
    ["active", "active", null, 201],
  ])("in a business that is %s", async (_, status, end, expected) => {
    const businessId = await businessOfRosa();
    const statement =
      "UPDATE businesses SET subscription_status = $2, subscription_plan = 'monthly', subscription_current_period_end = now() + $3::interval WHERE id = $1";
    await cast.sql.query(statement, [businessId, status, end]);
    const create = () => cast.rosa.post("/api/projects", { name: "Porch", businessId });
    if (expected === 201) expect((await create()).status).toBe(201);
    else await expectRefusal(cast.sql, create, 402, "subscription_required");
  });
});

describe("the monthly plan", () => {
  test("allows 20 active projects and no 21st, until one is completed", async () => {
    const businessId = await businessWithProjects(20, "monthly");
    const create = () => cast.rosa.post("/api/projects", { name: "One too many", businessId });
    await expectRefusal(cast.sql, create, 403, "plan_limit");
    await cast.sql.query(
      "UPDATE projects SET status = 'completed', completed_at = now() WHERE id = (SELECT min(id::text)::uuid FROM projects WHERE business_id = $1)",
      [businessId],
    );
    expect((await create()).status).toBe(201);
    await expectRefusal(cast.sql, create, 403, "plan_limit");
  });

  test("lets exactly 2 of 25 simultaneous creations through when 18 of 20 are taken", async () => {
    const businessId = await businessWithProjects(18, "monthly");
    const create = () => cast.rosa.post("/api/projects", { name: "Race", businessId });
    const answers = await Promise.all(Array.from({ length: 25 }, create));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 403)).toHaveLength(23);
    expect(await countRows(cast.sql, "projects", { business_id: businessId, status: "active" })).toBe(20);
    expect(
      await countRows(cast.sql, "project_members", { user_id: cast.rosa.user.id, role: "owner" }),
    ).toBeGreaterThan(1);
  });

  test.each(["yearly", "early adopter"])("has a limit that the %s business does not have", async (plan) => {
    const businessId = await businessWithProjects(20, plan === "yearly" ? "yearly" : "monthly");
    const grant =
      "UPDATE businesses SET is_early_adopter = true, early_adopter_granted_at = now() WHERE id = $1";
    if (plan === "early adopter") await cast.sql.query(grant, [businessId]);
    expect((await cast.rosa.post("/api/projects", { name: "The 21st", businessId })).status).toBe(201);
  });
});

describe("the list of projects", () => {
  test("is newest first and can be narrowed to a status", async () => {
    const { sql, mei, chen, mill } = cast;
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const completed = await addProject(sql, chen, { status: "completed", createdAt: later(1) });
    const archived = await addProject(sql, chen, { status: "archived", createdAt: later(2) });
    const listed = async (query: string) => {
      const { body } = await mei.get<ProjectView[]>(`/api/projects${query}`);
      return body.map(({ id }) => id);
    };
    expect(await listed("")).toEqual([archived, completed, mill.id]);
    expect(await listed("?status=active")).toEqual([mill.id]);
    expect(await listed("?status=completed")).toEqual([completed]);
    expect(await listed("?status=archived")).toEqual([archived]);
    for (const status of ["done", "ACTIVE", ""]) {
      const list = () => mei.get(`/api/projects?status=${status}`);
      await expectRefusal(sql, list, 400, "validation_failed");
    }
  });

  // The cast's own: one in each of five places by Rosa, one unassigned by Remy.
  test.each([
    ["owner", "rosa", 6],
    ["admin", "nadia", 6],
    ["worker in Framing", "mateo", 5],
    ["worker in Joists only", "luis", 3],
    ["worker assigned to nothing", "june", 2],
  ] as const)("counts for the %s the updates that they may see", async (_, name, updateCount) => {
    const { id } = cast.harlow;
    const { body } = await cast[name].get<ProjectView[]>("/api/projects");
    const row = body.find((project) => project.id === id);
    const { body: detail } = await cast[name].get<ProjectDetailView>(`/api/projects/${id}`);
    const { body: updates } = await cast[name].get<unknown[]>(`/api/projects/${id}/updates`);
    expect([row?.updateCount, detail.updateCount, updates.length]).toEqual([
      updateCount,
      updateCount,
      updateCount,
    ]);
    // Dale, Mateo, June, Luis and Sol, who is suspended and still a member; Rosa and Nadia run the business.
    const people = new Set([...detail.members, ...detail.office].map(({ userId }) => userId));
    expect([row?.memberCount, detail.memberCount, people.size]).toEqual([7, 7, 7]);
  });
});

describe("a project's detail", () => {
  test("names its members with their roles, oldest first", async () => {
    const { dale, mateo, june, luis, sol, harlow } = cast;
    const { body } = await june.get<ProjectDetailView>(`/api/projects/${harlow.id}`);
    expect(
      body.members.map(({ userId, role, isBusinessAdmin }) => ({ userId, role, isBusinessAdmin })),
    ).toEqual([
      { userId: dale.user.id, role: "owner", isBusinessAdmin: true },
      ...[mateo, june, luis, sol].map(({ user }) => ({
        userId: user.id,
        role: "worker",
        isBusinessAdmin: false,
      })),
    ]);
    const { name, email } = mateo.user;
    expect(body.members[1]).toMatchObject({ projectId: harlow.id, user: { name, email } });
  });

  test.each([
    ["owner", "rosa", true, true],
    ["creator", "dale", true, true],
    ["admin", "nadia", false, true],
    ["worker", "mateo", false, false],
  ] as const)("tells the %s what they may do", async (_, name, isOwner, hasManagementAccess) => {
    expect(await rightsOf(cast[name])).toEqual({ isOwner, hasManagementAccess });
  });

  test.each([
    ["owner_only", ["rosa", "dale"]],
    ["owner_admin", ["rosa", "dale", "nadia"]],
    ["all_contributors", ["rosa", "dale", "nadia", "mateo", "june", "luis"]],
  ])("says under %s who can post", async (policy, posters) => {
    const { sql, harlow, rosa, dale, nadia, mateo, june, luis } = cast;
    await sql.query("UPDATE projects SET update_permission = $2 WHERE id = $1", [harlow.id, policy]);
    const may = [];
    for (const [name, client] of Object.entries({ rosa, dale, nadia, mateo, june, luis })) {
      const { body } = await client.get<ProjectDetailView>(`/api/projects/${harlow.id}`);
      if (body.canPostUpdates) may.push(name);
    }
    expect(may).toEqual(posters);
  });

  test("is not found under a malformed or unknown id", async () => {
    for (const id of ["17", "undefined", randomUUID()]) {
      await expectRefusal(cast.sql, () => cast.rosa.get(`/api/projects/${id}`), 404, "not_found");
    }
  });
});

async function rightsOf(client: Client) {
  const path = `/api/projects/${cast.harlow.id}`;
  const { body: detail } = await client.get<ProjectDetailView>(path);
  const { body: access } = await client.get<{ hasManagementAccess: boolean }>(`${path}/management-access`);
  return { isOwner: detail.isOwner, ...access };
}

function businessOfRosa(): Promise<string> {
  return made(cast.rosa.post("/api/businesses", { name: "Ortiz Annex" }));
}

async function businessWithProjects(count: number, plan: "monthly" | "yearly"): Promise<string> {
  const id = await addBusiness(cast.sql, cast.rosa.user.id);
  await entitle(cast.sql, id, plan);
  for (let at = 0; at < count; at += 1) await addProject(cast.sql, id);
  return id;
}
