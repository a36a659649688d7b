import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { DueSubtaskView, SubtaskView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addSubtask, addUpdate, countRows } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
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

const subtasks = () => `/api/tasks/${crew.roofing}/subtasks`;
const joists = () => `/api/subtasks/${crew.joists}`;
const complete = (person: SignedInClient, id = crew.joists) =>
  person.put<SubtaskView>(`/api/subtasks/${id}/complete`);
/** 255 UTF-16 units. */
const LONG = `${"👷".repeat(127)}!`;

const WRONG_NAMES = [
  ["no name", {}],
  ["null as the name", { name: null }],
  ["a blank name", { name: " \t\n" }],
  ["a name of 256 units", { name: `${LONG}!` }],
  ["a NUL in the name", { name: "a\0b" }],
  ["a name that is not a string", { name: ["Ridge"] }],
] as const;

/** What changing a subtask of Framing records. */
function change(by: SignedInClient, action: string, id = crew.joists) {
  const place = { taskId: crew.framing, subtaskId: id };
  return { place, written: { by, projectId: crew.id, action, entity: { type: "subtask", id } } };
}

describe("adding a subtask", () => {
  test("answers with it and records it once", async () => {
    const { sql, dale } = cast;
    const add = () => dale.post<SubtaskView>(subtasks(), { name: "  Ridge\n" });
    const { status, body } = await expectChange(sql, add, ({ id }) => ({
      ...change(dale, "subtask.created", id).written,
      after: { taskId: crew.roofing, subtaskId: id },
    }));
    expect([status, body.parentTaskId, body.name]).toEqual([201, crew.roofing, "Ridge"]);
    const counts = { updateCount: 0, assigneeCount: 0 };
    expect(body).toMatchObject({ description: null, isCompleted: false, completedAt: null, ...counts });
  });

  test("takes a name of 255 units", async () => {
    const { status, body } = await cast.rosa.post<SubtaskView>(subtasks(), { name: LONG });
    expect([status, body.name]).toEqual([201, LONG]);
  });

  test.each(WRONG_NAMES)("with %s is refused at the field", async (_, input) => {
    const add = () => cast.rosa.post(subtasks(), input);
    const { issues } = await expectRefusal(cast.sql, add, 400, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual(["name"]);
  });

  test("the same key twice, or many times at once, is one subtask", async () => {
    const { rosa, sql } = cast;
    const headers = { "idempotency-key": randomUUID() };
    const add = (name = "Ridge") => rosa.post<SubtaskView>(subtasks(), { name }, { headers });
    const answers = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await countRows(sql, "subtasks", { parent_task_id: crew.roofing })).toBe(1);
    await expectRefusal(sql, () => add("Vents"), 409, "conflict");
  });
});

test("the list of subtasks is by display order, then age, then id, each with its counts", async () => {
  const { sql, rosa, mateo, luis } = cast;
  const make = async (order: number, second: number) => {
    const id = await addSubtask(sql, crew.id, crew.framing);
    const statement = "UPDATE subtasks SET display_order = $2, created_at = $3 WHERE id = $1";
    await sql.query(statement, [id, order, new Date(Date.UTC(2026, 5, 1, 8, 0, second))]);
    return id;
  };
  const last = await make(2, 0);
  const twins = [await make(1, 5), await make(1, 5)].sort();
  const older = await make(1, 4);
  const place = { projectId: crew.id, taskId: crew.framing, subtaskId: crew.joists };
  for (const person of [rosa, luis]) await addUpdate(sql, { ...place, authorId: person.user.id });
  const { body } = await mateo.get<SubtaskView[]>(`/api/tasks/${crew.framing}/subtasks`);
  expect(body.map(({ id }) => id)).toEqual([crew.joists, crew.sill, older, ...twins, last]);
  expect(body[0]).toMatchObject({ updateCount: 2, newUpdatesCount: 2, assigneeCount: 1 });
  const { body: seen } = await luis.get<SubtaskView[]>(`/api/tasks/${crew.framing}/subtasks`);
  expect(seen).toEqual([{ ...body[0], newUpdatesCount: 1 }]);
});

describe("renaming a subtask", () => {
  test("changes its name and nothing else", async () => {
    const { sql, rosa } = cast;
    const { body: earlier } = await rosa.get<SubtaskView[]>(`/api/tasks/${crew.framing}/subtasks`);
    const rename = () => rosa.put<SubtaskView>(joists(), { name: ` ${LONG} `, isCompleted: true });
    const { place, written } = change(rosa, "subtask.renamed");
    const { status, body } = await expectChange(sql, rename, () => ({
      ...written,
      before: place,
      after: place,
    }));
    expect([status, body]).toEqual([200, { ...earlier[0], name: LONG, language: null }]);
  });

  test.each(WRONG_NAMES)("to %s is refused at the field", async (_, input) => {
    const rename = () => cast.rosa.put(joists(), input);
    const { issues } = await expectRefusal(cast.sql, rename, 400, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual(["name"]);
  });

  test("is refused once it is completed", async () => {
    await complete(cast.luis);
    const rename = () => cast.rosa.put(joists(), { name: "Too late" });
    const { message } = await expectRefusal(cast.sql, rename, 409, "conflict");
    expect(message).toBe("This subtask is completed. It can only be deleted.");
  });
});

describe("editing a subtask", () => {
  const edit = (body: object) => cast.dale.patch<SubtaskView>(joists(), body);

  test("changes the fields that are sent, keeps the others, and records it once", async () => {
    const { sql, dale } = cast;
    const { place, written } = change(dale, "subtask.edited");
    const edited = { name: "4 x 6", description: "2 x 10", dueDate: "2027-02-28" };
    const { status, body } = await expectChange(
      sql,
      () => edit(edited),
      () => ({ ...written, before: place, after: place }),
    );
    expect([status, body]).toMatchObject([200, { ...edited, isCompleted: false }]);
    const same = await expectNoChange(sql, () => edit({ ...edited, name: " 4 x 6 " }), 200);
    expect(same.body).toEqual(body);
    const { body: cleared } = await edit({ description: "", dueDate: null });
    expect(cleared).toMatchObject({ name: "4 x 6", description: null, dueDate: null });
  });

  test.each([
    ["a blank name", { name: " " }, "name"],
    ["a description of 5,001 units", { description: "d".repeat(5_001) }, "description"],
    ["a day that there is not", { dueDate: "2026-02-29" }, "dueDate"],
  ])("with %s is refused at the field", async (_, input, field) => {
    const { issues } = await expectRefusal(cast.sql, () => edit(input), 400, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual([field]);
  });

  test("is refused once it is completed", async () => {
    await complete(cast.luis);
    await expectRefusal(cast.sql, () => edit({ dueDate: "2027-02-28" }), 409, "conflict");
  });
});

describe("completing a subtask", () => {
  test("by an assignee sets the time and cannot be undone", async () => {
    const { sql, luis, rosa, mateo } = cast;
    const { place, written } = change(luis, "subtask.completed");
    const { status, body } = await expectChange(
      sql,
      () => complete(luis),
      () => ({ ...written, after: place }),
    );
    expect([status, body.id, body.isCompleted]).toEqual([200, crew.joists, true]);
    expect(Math.abs(Date.parse(body.completedAt!) - Date.now())).toBeLessThan(60_000);
    for (const person of [luis, rosa, mateo]) {
      const again = await expectNoChange(sql, () => complete(person), 200);
      expect(again.body).toEqual(body);
    }
  });

  test("by several people at once counts as one completion", async () => {
    const { sql, luis, rosa, mateo, nadia } = cast;
    const answers = await Promise.all([luis, rosa, mateo, nadia, luis].map((person) => complete(person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.completedAt)).size).toBe(1);
    const events = { project_id: crew.id, type: "subtask.completed" };
    expect(await countRows(sql, "events", events)).toBe(1);
    expect(await countRows(sql, "action_logs", { entity_id: crew.joists, action: "subtask.completed" })).toBe(
      1,
    );
  });
});

describe("deleting a subtask", () => {
  test.each(["open", "completed"])("moves the updates of an %s one up to its task", async (state) => {
    const { sql, rosa, luis } = cast;
    const { id: projectId, framing, joists: subtaskId, sill } = crew;
    const place = { projectId, taskId: framing, authorId: luis.user.id };
    const inside = [
      await addUpdate(sql, { ...place, subtaskId }),
      await addUpdate(sql, { ...place, subtaskId }),
    ];
    const elsewhere = await addUpdate(sql, { ...place, subtaskId: sill });
    if (state === "completed") await complete(luis);
    const remove = () => rosa.delete(joists());
    const { written } = change(rosa, "subtask.deleted", subtaskId);
    const { status, body } = await expectChange(sql, remove, () => ({
      ...written,
      details: { updatesMoved: 2 },
      before: { taskId: framing, subtaskId },
      after: { taskId: framing },
    }));
    expect([status, body]).toEqual([204, null]);
    const { rows } = await sql.query(
      "SELECT id, task_id, subtask_id FROM updates WHERE project_id = $1 ORDER BY seq",
      [projectId],
    );
    const [first, second] = inside.map((id) => ({ id, task_id: framing, subtask_id: null }));
    expect(rows).toEqual([first, second, { id: elsewhere, task_id: framing, subtask_id: sill }]);
    expect(await countRows(sql, "subtask_members", { subtask_id: subtaskId })).toBe(0);
    await expectRefusal(sql, remove, 404, "not_found");
  });
});

describe.each([
  ["an unknown id", () => randomUUID()],
  ["a malformed id", () => "joists"],
  ["a task's id", () => crew.framing],
  ["a deleted one's id", () => deleted()],
])("with %s in its path", (_, idOf) => {
  test.each([
    ["PUT", ""],
    ["PATCH", ""],
    ["DELETE", ""],
    ["PUT", "/complete"],
    ["GET", "/members"],
    ["POST", "/members"],
    ["DELETE", "/members/{june}"],
    ["GET", "/updates"],
  ])("%s /api/subtasks/{id}%s is not found", async (method, rest) => {
    const path = `/api/subtasks/${await idOf()}${rest.replace("{june}", cast.june.user.id)}`;
    const body = method === "GET" ? undefined : { name: "Ridge", userId: cast.june.user.id };
    await expectRefusal(cast.sql, () => cast.rosa.send(method, path, body), 404, "not_found");
  });
});

async function deleted(): Promise<string> {
  const id = await addSubtask(cast.sql, crew.id, crew.framing);
  await cast.rosa.delete(`/api/subtasks/${id}`);
  return id;
}

test("the subtasks that are due are told to those whose they are: one's own, and nobody's in one's task, while they are open", async () => {
  const { sql, rosa, dale, mateo, luis, june, mei } = cast;
  const named = async (by: SignedInClient) => {
    const { body } = await by.get<DueSubtaskView[]>("/api/subtasks/due");
    return body.filter(({ projectId }) => projectId === crew.id).map(({ name, dueDate }) => [name, dueDate]);
  };
  const setDue = (id: string, dueDate: string | null) => rosa.patch(`/api/subtasks/${id}`, { dueDate });
  await setDue(crew.joists, "2026-12-02");
  await setDue(crew.sill, "2026-12-01");
  await setDue(await addSubtask(sql, crew.id, crew.roofing, "Ridge"), "2026-12-01");
  expect(await named(luis)).toEqual([["Joists", "2026-12-02"]]);
  // Framing is Mateo's, and Joists in it are somebody else's.
  expect(await named(mateo)).toEqual([["Sill plates", "2026-12-01"]]);
  for (const other of [rosa, dale, june, mei]) expect(await named(other)).toEqual([]);

  await mateo.put(`/api/subtasks/${crew.sill}/complete`);
  expect(await named(mateo)).toEqual([]);
  await setDue(crew.joists, null);
  expect(await named(luis)).toEqual([]);
  await setDue(crew.joists, "2026-12-03");
  expect(await named(luis)).toEqual([["Joists", "2026-12-03"]]);
  await rosa.patch(`/api/projects/${crew.id}/status`, { status: "completed" });
  expect(await named(luis)).toEqual([]);
});
