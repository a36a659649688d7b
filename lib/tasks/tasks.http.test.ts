import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { TaskView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addProject, addSubtask, addTask, addUpdate, countRows } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { expectChange, expectNoChange } from "@/sandbox/http/expect-change";
import type { Client } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const tasks = () => `/api/projects/${crew.id}/tasks`;
/** 255 UTF-16 units. */
const LONG = `${"👷".repeat(127)}!`;

describe("creating a task", () => {
  test("answers with it as its creator sees it and records it once", async () => {
    const { sql, nadia } = cast;
    const input = { name: "  Siding ", description: "\n North wall first " };
    const create = () => nadia.post<TaskView>(tasks(), input);
    const { status, body } = await expectChange(sql, create, ({ id }) => ({
      by: nadia,
      projectId: crew.id,
      action: "task.created",
      entity: { type: "task", id },
      after: { taskId: id },
    }));
    expect(status).toBe(201);
    const texts = { projectId: crew.id, name: "Siding", description: "North wall first" };
    const counts = { updateCount: 0, subtaskCount: 0, completedSubtaskCount: 0, newUpdatesCount: 0 };
    expect(body).toMatchObject({ ...texts, ...counts, assigneeCount: 0, isOpen: true });
    expect(body).toMatchObject({ isCompleted: false, completedAt: null });
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(60_000);
  });

  test.each([
    ["no description", {}, null],
    ["a null description", { description: null }, null],
    ["a blank description", { description: " \n " }, null],
    ["a description of 5,000 units", { description: "👷".repeat(2_500) }, "👷".repeat(2_500)],
  ])("takes %s", async (_, more, description) => {
    const { status, body } = await cast.rosa.post<TaskView>(tasks(), { name: LONG, ...more });
    expect([status, body.name, body.description]).toEqual([201, LONG, description]);
  });

  test.each([
    ["no name", {}, "name"],
    ["null as the name", { name: null }, "name"],
    ["a blank name", { name: " \t\n" }, "name"],
    ["a name of 256 units", { name: `${LONG}!` }, "name"],
    ["a NUL in the name", { name: "a\0b" }, "name"],
    ["a name that is not a string", { name: 17 }, "name"],
    ["a description of 5,001 units", { name: "Siding", description: "d".repeat(5_001) }, "description"],
    ["a description that is not a string", { name: "Siding", description: {} }, "description"],
  ])("with %s is refused at the field", async (_, input, path) => {
    const create = () => cast.rosa.post(tasks(), input);
    const { issues } = await expectRefusal(cast.sql, create, 400, "validation_failed");
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
  });

  test("the same key twice, or many times at once, is one task", async () => {
    const { rosa, sql } = cast;
    const headers = { "idempotency-key": randomUUID() };
    const create = (name = "Siding") => rosa.post<TaskView>(tasks(), { name }, { headers });
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await countRows(sql, "project_tasks", { project_id: crew.id, name: "Siding" })).toBe(1);
    await expectRefusal(sql, () => create("Drywall"), 409, "conflict");
  });
});

describe("the list of tasks", () => {
  test("is by display order, then age, then id", async () => {
    const { sql, rosa, ortiz } = cast;
    const id = await addProject(sql, ortiz);
    const make = async (order: number, second: number) => {
      const task = await addTask(sql, id);
      const statement = "UPDATE project_tasks SET display_order = $2, created_at = $3 WHERE id = $1";
      await sql.query(statement, [task, order, new Date(Date.UTC(2026, 5, 1, 8, 0, second))]);
      return task;
    };
    const last = await make(2, 0);
    const twins = [await make(1, 5), await make(1, 5)].sort();
    const older = await make(1, 4);
    const first = await make(-1, 9);
    const expected = [first, older, ...twins, last];
    const { body } = await rosa.get<TaskView[]>(`/api/projects/${id}/tasks`);
    expect(body.map((task) => task.id)).toEqual(expected);
    const { body: added } = await rosa.post<TaskView>(`/api/projects/${id}/tasks`, { name: "Newest" });
    expect(added.displayOrder).toBe(0);
  });

  test("and its counts include only what each person sees", async () => {
    const { sql, rosa, nadia, mateo, june, luis } = cast;
    const { id: projectId, framing, joists, sill, roofing } = crew;
    const post = (author: string, place: object) => addUpdate(sql, { projectId, authorId: author, ...place });
    for (const place of [{}, { subtaskId: joists }, { subtaskId: sill }])
      await post(rosa.user.id, { taskId: framing, ...place });
    await post(luis.user.id, { taskId: framing });
    await post(june.user.id, { taskId: roofing });
    await mateo.put(`/api/subtasks/${sill}/complete`);
    const seen = async (person: Client) => {
      const { body } = await person.get<TaskView[]>(tasks());
      return body.map((task) => [
        task.name,
        task.isOpen,
        task.updateCount,
        task.totalNewCount,
        task.subtaskCount,
        task.completedSubtaskCount,
        task.assigneeCount,
      ]);
    };
    const wholeFraming = ["Framing", true, 2, 4, 2, 1, 1];
    expect(await seen(nadia)).toEqual([wholeFraming, ["Roofing", true, 1, 1, 0, 0, 0]]);
    expect(await seen(mateo)).toEqual([wholeFraming]);
    // Luis sees the task's name, his own update in it, and his subtask with Rosa's update.
    expect(await seen(luis)).toEqual([["Framing", false, 1, 1, 1, 0, 1]]);
    expect(await seen(june)).toEqual([]);
  });

  test("gives people who see one only because of a subtask its name, not its description", async () => {
    const { sql, rosa, mateo, luis } = cast;
    await sql.query("UPDATE project_tasks SET description = 'Two crews' WHERE id = $1", [crew.framing]);
    const described = async (person: Client) => {
      const { body } = await person.get<TaskView[]>(tasks());
      const framing = body.find(({ id }) => id === crew.framing);
      return [framing?.name, framing?.description];
    };
    expect(await described(rosa)).toEqual(["Framing", "Two crews"]);
    expect(await described(mateo)).toEqual(["Framing", "Two crews"]);
    expect(await described(luis)).toEqual(["Framing", null]);
  });
});

// Without a language, no text is translated, which would be another change.
describe("editing a task", () => {
  const path = () => `/api/tasks/${crew.framing}`;
  const edit = (body: object, by = cast.dale) => by.patch<TaskView>(path(), body);

  test("changes the fields that are sent, keeps the others, and records each change once", async () => {
    const { sql, dale } = cast;
    const all = { name: "4 x 6", description: "2 x 10", dueDate: "2027-02-28" };
    const change = (body: object) =>
      expectChange(
        sql,
        () => edit(body),
        () => ({
          by: dale,
          projectId: crew.id,
          action: "task.edited",
          entity: { type: "task", id: crew.framing },
          after: { taskId: crew.framing },
        }),
      );
    expect(await change({ ...all, name: " 4 x 6\n" })).toMatchObject({ status: 200, body: all });
    const read = () => dale.get<TaskView>(path());
    expect((await read()).body).toMatchObject({ ...all, subtaskCount: 2, isCompleted: false });
    expect((await change({ description: "" })).body).toMatchObject({ ...all, description: null });
    expect((await change({ dueDate: null })).body).toMatchObject({ name: all.name, dueDate: null });
    expect((await change({ name: LONG })).body).toMatchObject({ name: LONG, description: null });
    expect((await read()).body).toMatchObject({ name: LONG, description: null, dueDate: null });
  });

  test("to the current values, or with nothing, changes nothing", async () => {
    const same = { name: "4 x 6", description: "2 x 10", dueDate: "2026-12-24" };
    await edit(same);
    for (const body of [same, {}, { name: " 4 x 6 " }, { isCompleted: true, displayOrder: 3 }])
      expect((await expectNoChange(cast.sql, () => edit(body), 200)).body).toMatchObject(same);
  });

  test("works on a completed one as well", async () => {
    await cast.rosa.post(`${path()}/complete`);
    const { status, body } = await edit({ dueDate: "2026-12-24" });
    expect([status, body.isCompleted, body.dueDate]).toEqual([200, true, "2026-12-24"]);
  });

  test.each([
    ["null as the name", { name: null }, "name"],
    ["a blank name", { name: " \t\n" }, "name"],
    ["a name of 256 units", { name: `${LONG}!` }, "name"],
    ["a NUL in the name", { name: "a\0b" }, "name"],
    ["a description of 5,001 units", { description: "d".repeat(5_001) }, "description"],
    ["a description that is not a string", { description: {} }, "description"],
    ["a day that there is not", { dueDate: "2026-02-29" }, "dueDate"],
    ["a time for a day", { dueDate: "2026-12-01T00:00:00Z" }, "dueDate"],
    ["a number for a day", { dueDate: 20_261_201 }, "dueDate"],
    ["a wrong day beside a right name", { name: "Siding", dueDate: "0000-01-01" }, "dueDate"],
  ])("with %s is refused at the field", async (_, input, field) => {
    const { issues } = await expectRefusal(cast.sql, () => edit(input), 400, "validation_failed");
    expect(issues?.map((issue) => issue.path)).toEqual([field]);
  });

  test("is seen by those who have read the task before: no 304 until they have read it again", async () => {
    const { mateo, luis } = cast;
    const list = (person: Client, tag = "") =>
      person.get<TaskView[]>(tasks(), { headers: { "if-none-match": tag } });
    const tags = await Promise.all(
      [mateo, luis].map(async (person) => (await list(person)).headers.get("etag") ?? ""),
    );
    await edit({ dueDate: "2026-12-24" });
    const [read, readByName] = await Promise.all([list(mateo, tags[0]), list(luis, tags[1])]);
    expect([read.status, readByName.status]).toEqual([200, 200]);
    for (const { body } of [read, readByName]) expect(body[0]?.dueDate).toBe("2026-12-24");
    expect((await list(mateo, read.headers.get("etag") ?? "")).status).toBe(304);
  });

  test("by many at once ends in what one of them sent", async () => {
    const days = Array.from({ length: 8 }, (_, n) => `2026-12-0${n + 1}`);
    const answers = await Promise.all(days.map((dueDate) => edit({ name: dueDate, dueDate })));
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
    const { body } = await cast.dale.get<TaskView>(path());
    expect(body.name).toBe(body.dueDate);
    const events = { project_id: crew.id, entity_id: crew.framing, type: "task.edited" };
    expect(await countRows(cast.sql, "events", events)).toBe(days.length);
  });
});

describe("toggling a task", () => {
  test("completes it and sets the time, then undoes both", async () => {
    const { sql, rosa, dale } = cast;
    const id = crew.framing;
    const change = (by: typeof rosa, action: string) => () => ({
      by,
      projectId: crew.id,
      action,
      entity: { type: "task", id },
      after: { taskId: id },
    });
    const toggle = (by: typeof rosa) => () => by.post<TaskView>(`/api/tasks/${id}/complete`);
    const done = await expectChange(sql, toggle(rosa), change(rosa, "task.completed"));
    expect(done.body).toMatchObject({ id, isCompleted: true, subtaskCount: 2, completedSubtaskCount: 0 });
    expect(Math.abs(Date.parse(done.body.completedAt!) - Date.now())).toBeLessThan(60_000);
    const open = await expectChange(sql, toggle(dale), change(dale, "task.reopened"));
    expect(open.body).toMatchObject({ isCompleted: false, completedAt: null });
  });

  test("seven times at once flips it seven times", async () => {
    const { rosa, sql } = cast;
    const toggles = Array.from({ length: 7 }, () =>
      rosa.post<TaskView>(`/api/tasks/${crew.framing}/complete`),
    );
    const answers = await Promise.all(toggles);
    const completed = answers.filter(({ status, body }) => status === 200 && body.isCompleted);
    expect([answers.length, completed.length]).toEqual([7, 4]);
    const row = { id: crew.framing, is_completed: true };
    expect(await countRows(sql, "project_tasks", row)).toBe(1);
    const events = { project_id: crew.id, entity_id: crew.framing };
    expect(await countRows(sql, "events", { ...events, type: "task.completed" })).toBe(4);
    expect(await countRows(sql, "events", { ...events, type: "task.reopened" })).toBe(3);
  });
});

describe("deleting a task", () => {
  test("deletes its subtasks and assignments too, and all their updates become unassigned", async () => {
    const { sql, dale, rosa, mateo, june } = cast;
    const { id: projectId, framing, joists, roofing } = crew;
    const place = { projectId, authorId: rosa.user.id, taskId: framing };
    const inside = [await addUpdate(sql, place), await addUpdate(sql, { ...place, subtaskId: joists })];
    const elsewhere = await addUpdate(sql, { ...place, taskId: roofing });
    await mateo.post(`/api/updates/${inside[1]!}/comments`, { content: "Kept" });
    const remove = () => dale.delete(`/api/tasks/${framing}`);
    const { status, body } = await expectChange(sql, remove, () => ({
      by: dale,
      projectId,
      action: "task.deleted",
      entity: { type: "task", id: framing },
      before: { taskId: framing },
      details: { updatesUnassigned: 2 },
    }));
    expect([status, body]).toEqual([204, null]);
    for (const id of inside) expect(await countRows(sql, "updates", { id, project_id: projectId })).toBe(1);
    const { rows } = await sql.query(
      "SELECT id FROM updates WHERE project_id = $1 AND task_id IS NULL AND subtask_id IS NULL ORDER BY seq",
      [projectId],
    );
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(inside);
    expect(await countRows(sql, "updates", { id: elsewhere, task_id: roofing })).toBe(1);
    expect(await countRows(sql, "comments", { update_id: inside[1] })).toBe(1);
    for (const table of ["subtasks", "task_members", "subtask_members"])
      expect(await countRows(sql, table, { project_id: projectId })).toBe(0);
    const { body: seen } = await june.get<{ id: string }[]>(`/api/projects/${projectId}/updates`);
    expect(seen.map(({ id }) => id).sort()).toEqual([...inside].sort());
    await expectRefusal(sql, remove, 404, "not_found");
  });

  test("a completed one with completed subtasks goes as well", async () => {
    const { sql, rosa } = cast;
    const subtask = await addSubtask(sql, crew.id, crew.roofing);
    await rosa.put(`/api/subtasks/${subtask}/complete`);
    await rosa.post(`/api/tasks/${crew.roofing}/complete`);
    expect((await rosa.delete(`/api/tasks/${crew.roofing}`)).status).toBe(204);
    expect(await countRows(sql, "subtasks", { id: subtask })).toBe(0);
  });
});

describe.each([
  ["an unknown id", () => randomUUID()],
  ["a malformed id", () => "framing"],
  ["another business's id", () => cast.mill.wiring],
  ["a project's id", () => crew.id],
])("with %s in its path", (_, idOf) => {
  test.each([
    ["POST", "/complete"],
    ["PATCH", ""],
    ["DELETE", ""],
    ["GET", "/members"],
    ["POST", "/members"],
    ["DELETE", "/members/{june}"],
    ["GET", "/subtasks"],
    ["POST", "/subtasks"],
    ["GET", "/updates"],
  ])("%s /api/tasks/{id}%s is not found", async (method, rest) => {
    const path = `/api/tasks/${idOf()}${rest.replace("{june}", cast.june.user.id)}`;
    const body = method === "POST" ? { name: "Siding", userId: cast.june.user.id } : undefined;
    await expectRefusal(cast.sql, () => cast.rosa.send(method, path, body), 404, "not_found");
  });
});
