import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { AssigneeView, AssignmentView, TaskView } from "@/lib/tasks/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addUpdate, addUser, countRows } from "@/sandbox/database/rows";
import { gatherCast, join } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { expectChange, expectNoChange } from "@/sandbox/http/expect-change";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const KINDS = [
  {
    type: "task",
    place: () => ({ taskId: crew.roofing }),
    members: () => `/api/tasks/${crew.roofing}/members`,
  },
  {
    type: "subtask",
    place: () => ({ taskId: crew.framing, subtaskId: crew.sill }),
    members: () => `/api/subtasks/${crew.sill}/members`,
  },
] as const;

describe.each(KINDS)("people of a $type", ({ type, place, members }) => {
  const id = () => (type === "task" ? crew.roofing : crew.sill);
  const assign = (person: SignedInClient, userId: unknown) =>
    person.post<AssigneeView>(members(), { userId });
  const unassign = (person: SignedInClient, userId: string) => person.delete(`${members()}/${userId}`);
  const assigned = async () => (await cast.rosa.get<AssigneeView[]>(members())).body;
  const change = (by: SignedInClient, action: string, userId: string) => ({
    by,
    projectId: crew.id,
    action: `${type}.${action}`,
    entity: { type, id: id() },
    details: { userId },
  });

  test("assigning answers with the person and is recorded once; repeating it changes nothing", async () => {
    const { sql, nadia, dale, june } = cast;
    const userId = june.user.id;
    const { status, body } = await expectChange(
      sql,
      () => assign(nadia, userId),
      () => ({ ...change(nadia, "assigned", userId), after: { ...place(), userId } }),
    );
    const user = { name: june.user.name, email: june.user.email };
    expect([status, body]).toEqual([201, { userId, assignedAt: body.assignedAt, user }]);
    expect(Math.abs(Date.parse(body.assignedAt) - Date.now())).toBeLessThan(60_000);
    const again = await expectNoChange(sql, () => assign(dale, userId), 200);
    expect(again.body).toEqual(body);
    expect(await assigned()).toEqual([body]);
  });

  test("assigning one person five times at once is one assignment", async () => {
    const { sql, rosa, dale, nadia, june } = cast;
    const answers = await Promise.all([rosa, dale, nadia, rosa, dale].map((by) => assign(by, june.user.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await assigned()).toHaveLength(1);
    const events = { project_id: crew.id, type: `${type}.assigned` };
    expect(await countRows(sql, "events", events)).toBe(1);
  });

  test("assigning with the same key repeats the answer, even after unassigning", async () => {
    const { sql, rosa, june, mateo } = cast;
    const headers = { "idempotency-key": randomUUID() };
    const keyed = (userId: string) => rosa.post(members(), { userId }, { headers });
    const first = await keyed(june.user.id);
    await unassign(rosa, june.user.id);
    const again = await expectNoChange(sql, () => keyed(june.user.id), 201);
    expect(again.body).toEqual(first.body);
    expect(await assigned()).toEqual([]);
    await expectRefusal(sql, () => keyed(mateo.user.id), 409, "conflict");
  });

  test.each([
    ["nobody", () => undefined],
    ["null", () => null],
    ["a malformed id", () => "june"],
    ["an unknown id", () => randomUUID()],
    ["somebody of another business", () => cast.mei.user.id],
    ["somebody who has left the project", () => cast.remy.user.id],
    ["somebody without a project", async () => (await addUser(cast.sql)).id],
    ["an admin who is not a member", () => cast.nadia.user.id],
    ["the owner, who is not a member", () => cast.rosa.user.id],
  ])("assigning %s is refused at the field", async (_, who) => {
    const userId: unknown = await who();
    const { issues } = await expectRefusal(
      cast.sql,
      () => assign(cast.rosa, userId),
      400,
      "validation_failed",
    );
    expect(issues?.map(({ path }) => path)).toEqual(["userId"]);
  });

  test("unassigning is recorded once; repeating it changes nothing", async () => {
    const { sql, nadia, june, mei } = cast;
    const userId = june.user.id;
    await assign(nadia, userId);
    const { status, body } = await expectChange(
      sql,
      () => unassign(nadia, userId),
      () => ({ ...change(nadia, "unassigned", userId), before: { ...place(), userId } }),
    );
    expect([status, body]).toEqual([204, null]);
    expect(await assigned()).toEqual([]);
    for (const nobody of [userId, randomUUID(), mei.user.id])
      await expectNoChange(sql, () => unassign(nadia, nobody), 204);
    await expectRefusal(sql, () => unassign(nadia, "june"), 404, "not_found");
  });

  test("the list is in the order of assignment", async () => {
    const { rosa, june, mateo, luis } = cast;
    for (const { user } of [mateo, june, luis]) await assign(rosa, user.id);
    const ids = (await assigned()).map(({ userId }) => userId);
    expect(ids).toEqual([mateo, june, luis].map(({ user }) => user.id));
  });

  test("assigning makes it visible at once, and unassigning hides it at once", async () => {
    const { sql, rosa, june } = cast;
    const update = await addUpdate(sql, {
      projectId: crew.id,
      authorId: rosa.user.id,
      subtaskId: null,
      ...place(),
    });
    const updates = members().replace("members", "updates");
    const open = async () => {
      const { status, body } = await june.get<{ id: string }[]>(updates);
      const { body: tasks } = await june.get<TaskView[]>(`/api/projects/${crew.id}/tasks`);
      return [status, status === 200 && body.map((one) => one.id), tasks.map((task) => task.id)];
    };
    expect(await open()).toEqual([404, false, []]);
    await assign(rosa, june.user.id);
    expect(await open()).toEqual([200, [update], [place().taskId]]);
    await unassign(rosa, june.user.id);
    expect(await open()).toEqual([404, false, []]);
  });

  test("leaving the project ends the assignment, and rejoining does not bring it back", async () => {
    const { sql, rosa, june } = cast;
    await assign(rosa, june.user.id);
    await june.delete(`/api/projects/${crew.id}/members/${june.user.id}`);
    expect(await assigned()).toEqual([]);
    await expectRefusal(sql, () => june.get(members()), 404, "not_found");
    await join(rosa, crew.id, june);
    expect(await assigned()).toEqual([]);
    await expectRefusal(sql, () => june.get(members()), 404, "not_found");
  });
});

describe("several assignments at once", () => {
  const path = () => `/api/projects/${crew.id}/assignments`;
  const on = (taskId: string, { user }: SignedInClient, subtaskId: string | null = null) => ({
    taskId,
    subtaskId,
    userId: user.id,
  });
  const change = (by: SignedInClient, body: object) => by.patch(path(), body);
  const listed = async () => (await cast.nadia.get<AssignmentView[]>(path())).body;
  const count = (type: string) => countRows(cast.sql, "events", { project_id: crew.id, type });
  /** What a new crew has. */
  const before = () => [on(crew.framing, cast.mateo), on(crew.framing, cast.luis, crew.joists)];

  test("one call gives and takes tasks and subtasks, each recorded once; repeating it changes nothing", async () => {
    const { sql, nadia, june, luis } = cast;
    const assign = [on(crew.framing, june), on(crew.roofing, june), on(crew.framing, june, crew.sill)];
    const unassign = [on(crew.framing, luis, crew.joists), on(crew.roofing, luis)];
    const body = { assign: [...assign, ...assign], unassign };
    expect((await change(nadia, body)).status).toBe(204);
    expect(await listed()).toEqual(expect.arrayContaining([on(crew.framing, cast.mateo), ...assign]));
    expect(await listed()).toHaveLength(4);
    const kinds = ["task.assigned", "subtask.assigned", "subtask.unassigned", "task.unassigned"];
    expect(await Promise.all(kinds.map(count))).toEqual([2, 1, 1, 0]);
    await expectNoChange(sql, () => change(nadia, body), 204);
    await expectNoChange(sql, () => change(nadia, {}), 204);
  });

  test("a task given is seen at once, and one taken is gone at once", async () => {
    const { rosa, june } = cast;
    const tasks = async () => {
      const { body } = await june.get<TaskView[]>(`/api/projects/${crew.id}/tasks`);
      return body.map(({ id }) => id);
    };
    await change(rosa, { assign: [on(crew.framing, june), on(crew.roofing, june)] });
    expect(await tasks()).toEqual([crew.framing, crew.roofing]);
    await change(rosa, { unassign: [on(crew.framing, june)] });
    expect(await tasks()).toEqual([crew.roofing]);
  });

  test.each([
    ["an unknown task", () => on(randomUUID(), cast.june)],
    ["a task of another project", () => on(cast.harlow.framing, cast.june)],
    ["a subtask of another task", () => on(crew.roofing, cast.june, crew.sill)],
    ["somebody of another business", () => on(crew.framing, cast.mei)],
    ["the owner, who is not a member", () => on(crew.framing, cast.rosa)],
    ["a malformed id", () => ({ ...on(crew.framing, cast.june), userId: "june" })],
  ])("with %s nothing is assigned", async (_, wrong) => {
    const { sql, rosa, june } = cast;
    const body = { assign: [on(crew.roofing, june), wrong()], unassign: before() };
    await expectRefusal(sql, () => change(rosa, body), 400, "validation_failed");
    expect(await listed()).toHaveLength(2);
  });

  test("more than 500 are refused", async () => {
    const { sql, rosa, june } = cast;
    const assign = Array.from({ length: 501 }, () => on(crew.roofing, june));
    await expectRefusal(sql, () => change(rosa, { assign }), 400, "validation_failed");
  });

  test("calls that undo each other at once all succeed, and leave whole changes", async () => {
    const { rosa, dale, nadia, june, mateo } = cast;
    const [a, b] = [on(crew.framing, june), on(crew.roofing, mateo)];
    const answers = await Promise.all(
      [rosa, dale, nadia, rosa, dale, nadia].map((by, at) =>
        change(by, at % 2 === 0 ? { assign: [a], unassign: [b] } : { assign: [b], unassign: [a] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 204));
    const now = await listed();
    const has = (one: AssignmentView) => now.some((each) => JSON.stringify(each) === JSON.stringify(one));
    expect([has(a), has(b)].filter(Boolean)).toHaveLength(1);
  });
});
