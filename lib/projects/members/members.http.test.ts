import { describe, expect, test } from "vitest";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addMember, addProject, addTask, assignTask, countRows } from "@/sandbox/database/rows";
import { gatherCast, join, made } from "@/sandbox/fixtures/cast";
import { newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

describe("a removed member", () => {
  test("loses the project and all assignments at once; what they wrote is kept, with their name", async () => {
    const { sql, rosa, mateo } = cast;
    const project = await crewOf(mateo);
    const task = await addTask(sql, project);
    await assignTask(sql, project, task, mateo.user.id);
    const update = await made(
      mateo.post(`/api/projects/${project}/updates`, { content: "Nailed", taskId: task }),
    );
    await made(mateo.post(`/api/updates/${update}/comments`, { content: "Twice" }));

    expect((await rosa.delete(memberPath(project, mateo))).status).toBe(204);

    expect(await countRows(sql, "task_members", { project_id: project })).toBe(0);
    expect((await mateo.get(`/api/projects/${project}`)).status).toBe(404);
    expect((await mateo.patch(`/api/updates/${update}`, { content: "Mine" })).status).toBe(404);
    const { body: projects } = await mateo.get<ProjectView[]>("/api/projects");
    expect(projects.map(({ id }) => id)).not.toContain(project);
    const { body: recent } = await mateo.get<UpdateView[]>("/api/recent-updates");
    expect(recent.map(({ id }) => id)).not.toContain(update);
    const { body } = await rosa.get<UpdateView[]>(`/api/projects/${project}/updates?includeComments=true`);
    const author = { name: "Mateo Rivas" };
    expect(body).toMatchObject([{ content: "Nailed", author, comments: [{ content: "Twice", author }] }]);
  });

  test("who rejoins with a new code has no assignments and no unseen updates", async () => {
    const { sql, rosa, mateo } = cast;
    const project = await crewOf(mateo);
    await assignTask(sql, project, await addTask(sql, project), mateo.user.id);
    await rosa.post(`/api/projects/${project}/updates`, { content: "Before" });
    await rosa.delete(memberPath(project, mateo));
    await rosa.post(`/api/projects/${project}/updates`, { content: "Since then" });
    await join(rosa, project, mateo);
    expect(await countRows(sql, "task_members", { project_id: project })).toBe(0);
    expect((await mateo.get<ProjectView>(`/api/projects/${project}`)).body.newUpdatesCount).toBe(0);
  });
});

describe("a member", () => {
  test("can leave, once", async () => {
    const project = await crewOf(cast.june);
    const leave = () => cast.june.delete(memberPath(project, cast.june));
    expect((await leave()).status).toBe(204);
    await expectRefusal(cast.sql, leave, 404, "not_found");
    expect(await countRows(cast.sql, "events", { project_id: project, type: "member.left" })).toBe(1);
  });

  test("with role owner can neither be removed nor leave", async () => {
    const { sql, rosa, dale, harlow } = cast;
    for (const client of [rosa, dale]) {
      await expectRefusal(sql, () => client.delete(memberPath(harlow.id, dale)), 409, "conflict");
    }
  });

  test("can be removed, but removing a non-member is not found", async () => {
    const { sql, rosa, mei, nadia, harlow } = cast;
    for (const person of [mei, nadia]) {
      await expectRefusal(sql, () => rosa.delete(memberPath(harlow.id, person)), 404, "not_found");
    }
    await expectRefusal(sql, () => rosa.delete(`/api/projects/${harlow.id}/members/me`), 404, "not_found");
  });

  test("removed twice at the same moment is removed once", async () => {
    const project = await crewOf(cast.june);
    const remove = () => cast.rosa.delete(memberPath(project, cast.june));
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await countRows(cast.sql, "events", { project_id: project, type: "member.removed" })).toBe(1);
  });
});

test("a member's row says when they last viewed the updates", async () => {
  const { rosa, june } = cast;
  const project = await crewOf(june);
  const visited = async () => {
    const { body } = await rosa.get<ProjectDetailView>(`/api/projects/${project}`);
    return body.members.find(({ userId }) => userId === june.user.id)?.lastVisitedUpdates;
  };
  expect(await visited()).toBeNull();
  const start = Date.now();
  await june.post(`/api/projects/${project}/mark-updates-viewed`);
  const at = Date.parse((await visited())!);
  expect([at >= start, at <= Date.now()]).toEqual([true, true]);
});

test("a member's row names the tasks that they are on, as far as the reader sees them", async () => {
  const { sql, rosa, nadia, mateo, june, luis } = cast;
  // Mateo is on Framing, Luis on a subtask of it, June on nothing.
  const crew = await newCrew(cast);
  await assignTask(sql, crew.id, crew.roofing, luis.user.id);
  const seenBy = async (reader: SignedInClient) => {
    const { body } = await reader.get<ProjectDetailView>(`/api/projects/${crew.id}`);
    const of = ({ user }: SignedInClient) => {
      const { taskNames, taskCount } = body.members.find(({ userId }) => userId === user.id)!;
      return [...taskNames, taskCount];
    };
    return { mateo: of(mateo), june: of(june), luis: of(luis) };
  };
  const all = { mateo: ["Framing", 1], june: [0], luis: ["Framing", "Roofing", 2] };
  expect(await seenBy(rosa)).toEqual(all);
  expect(await seenBy(nadia)).toEqual(all);
  expect(await seenBy(luis)).toEqual(all);
  expect(await seenBy(mateo)).toEqual({ ...all, luis: ["Framing", 1] });
  expect(await seenBy(june)).toEqual({ mateo: [0], june: [0], luis: [0] });
});

test("of many tasks three are named, those that are open first, and all are counted", async () => {
  const { sql, rosa, mateo } = cast;
  const project = await crewOf(mateo);
  for (const [order, name] of ["A", "B", "C", "D"].entries()) {
    const task = await addTask(sql, project, name);
    await sql.query("UPDATE project_tasks SET display_order = $2 WHERE id = $1", [task, order]);
    await assignTask(sql, project, task, mateo.user.id);
    if (name === "A") await rosa.post(`/api/tasks/${task}/complete`);
  }
  const { body } = await rosa.get<ProjectDetailView>(`/api/projects/${project}`);
  expect(body.members).toMatchObject([{ taskNames: ["B", "C", "D"], taskCount: 4 }]);
});

test.each([
  ["owner", "rosa", true],
  ["admin without a row", "nadia", true],
  ["worker", "mateo", false],
] as const)(
  "the office is named to the %s, with emails as their level allows",
  async (_, name, seesEmails) => {
    const { rosa, dale, nadia, harlow } = cast;
    const person = (role: string, { user }: SignedInClient, hasRow: boolean) => ({
      userId: user.id,
      role,
      user: { name: user.name, email: hasRow || seesEmails ? user.email : null },
    });
    const { body } = await cast[name].get<ProjectDetailView>(`/api/projects/${harlow.id}`);
    // Dale has the project's owner row; Rosa, the business's owner, and Nadia have none.
    expect(body.office).toEqual([
      person("owner", dale, true),
      person("owner", rosa, false),
      person("admin", nadia, false),
    ]);
  },
);

/** A project of Rosa's with these workers. */
async function crewOf(...people: SignedInClient[]): Promise<string> {
  const project = await addProject(cast.sql, cast.ortiz);
  for (const { user } of people) await addMember(cast.sql, project, user.id);
  return project;
}

function memberPath(project: string, { user }: SignedInClient): string {
  return `/api/projects/${project}/members/${user.id}`;
}
