import { beforeEach, describe, expect, test } from "vitest";
import type { ProjectView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addBusiness, addProject, countRows, entitle } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { expectChange, expectNoChange } from "@/sandbox/http/expect-change";
import type { Answer, SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const setStatus = (person: SignedInClient, status: unknown, id = crew.id): Promise<Answer<ProjectView>> =>
  person.patch<ProjectView>(`/api/projects/${id}/status`, { status });

describe("a project's status", () => {
  test("gets a completion time, which any other status clears", async () => {
    const { sql, nadia } = cast;
    for (const [from, to] of [
      ["active", "completed"],
      ["completed", "archived"],
      ["archived", "completed"],
      ["completed", "active"],
      ["active", "archived"],
      ["archived", "active"],
    ] as const) {
      const { status, body } = await expectChange(
        sql,
        () => setStatus(nadia, to),
        () => ({
          by: nadia,
          projectId: crew.id,
          action: "project.status-set",
          entity: { type: "project", id: crew.id },
          details: { from, to },
        }),
      );
      expect([status, body.id, body.status]).toEqual([200, crew.id, to]);
      if (to === "completed")
        expect(Math.abs(Date.parse(body.completedAt!) - Date.now())).toBeLessThan(60_000);
      else expect(body.completedAt).toBeNull();
    }
  });

  test.each(["active", "completed", "archived"])("set to %s again changes nothing", async (status) => {
    await setStatus(cast.rosa, status);
    const { body } = await cast.rosa.get<ProjectView>(`/api/projects/${crew.id}`);
    const again = await expectNoChange(cast.sql, () => setStatus(cast.dale, status), 200);
    expect(again.body.completedAt).toBe(body.completedAt);
  });

  test.each([undefined, null, "", "done", "ACTIVE", 1])("%s is refused at the field", async (status) => {
    const call = () => setStatus(cast.rosa, status);
    const { issues } = await expectRefusal(cast.sql, call, 400, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual(["status"]);
  });

  test("moves the project between the lists", async () => {
    await setStatus(cast.rosa, "archived");
    const listed = async (status: string) => {
      const { body } = await cast.june.get<ProjectView[]>(`/api/projects?status=${status}`);
      return body.some(({ id }) => id === crew.id);
    };
    expect([await listed("active"), await listed("archived")]).toEqual([false, true]);
  });
});

describe("reactivating a project", () => {
  test.each([
    ["without a plan", null, null, 402],
    ["past due", "past_due", "+1 day", 402],
    ["cancelled and paid up to yesterday", "canceled", "-1 day", 402],
    ["cancelled and paid up to tomorrow", "canceled", "+1 day", 200],
    ["trialing", "trialing", null, 200],
  ])("of a business that is %s", async (_, subscription, end, expected) => {
    const { business, ids } = await businessWith({ completed: 1 });
    const statement =
      "UPDATE businesses SET subscription_status = $2, subscription_current_period_end = now() + $3::interval WHERE id = $1";
    await cast.sql.query(statement, [business, subscription, end]);
    const call = () => setStatus(cast.rosa, "active", ids[0]);
    if (expected === 200) expect((await call()).status).toBe(200);
    else await expectRefusal(cast.sql, call, 402, "subscription_required");
    // Completing or archiving needs no plan.
    expect((await setStatus(cast.rosa, "archived", ids[0])).status).toBe(200);
  });

  test("counts against the plan: no 21st, until one is completed", async () => {
    const { ids } = await businessWith({ active: 20, completed: 1 });
    const reactivate = () => setStatus(cast.rosa, "active", ids.at(-1));
    await expectRefusal(cast.sql, reactivate, 403, "plan_limit");
    expect((await setStatus(cast.rosa, "active", ids[0])).status).toBe(200);
    expect((await setStatus(cast.rosa, "completed", ids[0])).status).toBe(200);
    expect((await reactivate()).status).toBe(200);
    await expectRefusal(cast.sql, () => setStatus(cast.rosa, "active", ids[0]), 403, "plan_limit");
  });

  test("has no limit on the yearly plan", async () => {
    const { ids } = await businessWith({ active: 20, completed: 1 }, "yearly");
    expect((await setStatus(cast.rosa, "active", ids.at(-1))).status).toBe(200);
  });

  test("lets exactly 2 of 25 simultaneous ones through when 18 of 20 are taken", async () => {
    const { business, ids } = await businessWith({ active: 18, completed: 25 });
    const answers = await Promise.all(ids.slice(18).map((id) => setStatus(cast.rosa, "active", id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array<number>(23).fill(403)]);
    expect(await countRows(cast.sql, "projects", { business_id: business, status: "active" })).toBe(20);
  });

  test("and creating compete for the last places", async () => {
    const { business, ids } = await businessWith({ active: 18, completed: 10 });
    const create = () => cast.rosa.post("/api/projects", { name: "Race", businessId: business });
    const reactivations = ids.slice(18).map((id) => setStatus(cast.rosa, "active", id));
    const answers = await Promise.all<Answer>([...reactivations, ...Array.from({ length: 10 }, create)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(18);
    expect(await countRows(cast.sql, "projects", { business_id: business, status: "active" })).toBe(20);
  });
});

describe("a project's update permission", () => {
  const setPermission = (person: SignedInClient, updatePermission: unknown) =>
    person.patch<ProjectView>(`/api/projects/${crew.id}/update-permission`, { updatePermission });

  test.each([
    ["owner_only", "all_contributors", [201, 403, 403]],
    ["owner_admin", "all_contributors", [201, 201, 403]],
    ["all_contributors", "owner_only", [201, 201, 201]],
  ])("set to %s decides who may post from then on", async (to, from, expected) => {
    const { sql, nadia, dale, june } = cast;
    if (from !== "all_contributors") await setPermission(nadia, from);
    const { status, body } = await expectChange(
      sql,
      () => setPermission(nadia, to),
      () => ({
        by: nadia,
        projectId: crew.id,
        action: "project.update-permission-set",
        entity: { type: "project", id: crew.id },
        details: { from, to },
      }),
    );
    expect([status, body.updatePermission]).toEqual([200, to]);
    await expectNoChange(sql, () => setPermission(dale, to), 200);
    const path = `/api/projects/${crew.id}`;
    const statuses = [];
    for (const person of [dale, nadia, june]) {
      const { body: detail } = await person.get<{ canPostUpdates: boolean }>(path);
      const answer = await person.post(`${path}/updates`, { content: "Now" });
      expect(detail.canPostUpdates).toBe(answer.status === 201);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual(expected);
  });

  test.each([undefined, null, "", "everybody", "OWNER_ONLY", {}])(
    "%s is refused at the field",
    async (permission) => {
      const call = () => setPermission(cast.rosa, permission);
      const { issues } = await expectRefusal(cast.sql, call, 400, "validation_failed");
      expect(issues?.map(({ path }) => path)).toEqual(["updatePermission"]);
    },
  );
});

/** A business of Rosa's with so many active projects, then completed ones, on a plan. */
async function businessWith(
  { active = 0, completed }: { active?: number; completed: number },
  plan: "monthly" | "yearly" = "monthly",
): Promise<{ business: string; ids: string[] }> {
  const { sql, rosa } = cast;
  const business = await addBusiness(sql, rosa.user.id);
  await entitle(sql, business, plan);
  const ids: string[] = [];
  for (let at = 0; at < active + completed; at += 1)
    ids.push(await addProject(sql, business, { status: at < active ? "active" : "completed" }));
  return { business, ids };
}
