import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { UpdateView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addUpdate } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { newCrew } from "@/sandbox/fixtures/crew-fixture";
import { walkPages } from "@/sandbox/http/pages";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

/* The lists of a task's and of a subtask's updates, page by page. A task's list has only the updates directly in it. */
/** The updates in each place, newest first; Luis wrote one in the task before he was unassigned from it. */
const inside = { task: [] as string[], subtask: [] as string[] };

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const crew = await newCrew(cast);
const { sql, rosa, luis } = cast;
const write = async (place: object, minute: number, authorId = rosa.user.id) => {
  const createdAt = new Date(Date.UTC(2026, 5, 1, 8, minute));
  const id = await addUpdate(sql, {
    projectId: crew.id,
    taskId: crew.framing,
    authorId,
    createdAt,
    ...place,
  });
  return { id, minute };
};
const [task, subtask] = [[], []] as { id: string; minute: number }[][];
for (let at = 0; at < 120; at += 1) {
  task!.push(await write({}, Math.floor(at / 10)));
  subtask!.push(await write({ subtaskId: crew.joists }, Math.floor(at / 10)));
  if (at % 10 === 0) for (const place of [{ taskId: null }, { subtaskId: crew.sill }]) await write(place, at);
}
task!.push(await write({}, 3, luis.user.id));
const luisUpdate = task!.at(-1)!.id;
const newestFirst = (rows: { id: string; minute: number }[]) =>
  rows.sort((a, b) => b.minute - a.minute || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
inside.task = newestFirst(task!);
inside.subtask = newestFirst(subtask!);

describe.each(["task", "subtask"] as const)("the updates of a %s", (kind) => {
  const path = () => `/api/${kind}s/${kind === "task" ? crew.framing : crew.joists}/updates`;

  test("come 100 to a page unless asked otherwise, and 200 at most", async () => {
    const pages = await walkPages<UpdateView>(cast.rosa, path());
    const total = inside[kind].length;
    expect(pages.map(({ length }) => length)).toEqual([100, total - 100]);
    expect(await walkPages(cast.rosa, `${path()}?limit=200`)).toHaveLength(1);
  });

  test.each([7, 10, 99])("in pages of %d each appear once, newest first", async (limit) => {
    for (const person of [cast.rosa, cast.mateo]) {
      const pages = await walkPages<UpdateView>(person, `${path()}?limit=${limit}`);
      expect(pages.flat().map(({ id }) => id)).toEqual(inside[kind]);
    }
  });

  test("carry their comments when asked, oldest first", async () => {
    const id = inside[kind][0]!;
    for (const content of ["First", "Second"])
      await cast.mateo.post(`/api/updates/${id}/comments`, { content });
    const { body } = await cast.rosa.get<UpdateView[]>(`${path()}?includeComments=true&limit=1`);
    expect(body[0]?.comments?.map(({ content }) => content)).toEqual(["First", "Second"]);
    const { body: without } = await cast.rosa.get<UpdateView[]>(`${path()}?limit=1`);
    expect(without[0]?.comments).toBeUndefined();
  });

  test.each(["limit=0", "limit=201", "limit=ten", "before=17", "includeComments=perhaps"])(
    "with %s are refused",
    async (query) => {
      const list = () => cast.rosa.get(`${path()}?${query}`);
      const { issues } = await expectRefusal(cast.sql, list, 400, "validation_failed");
      expect(issues?.map((issue) => issue.path)).toEqual([query.split("=")[0]]);
    },
  );

  test("before one that is unknown or of another project are refused", async () => {
    for (const before of [randomUUID(), cast.harlow.updates.framing, cast.mill.update]) {
      const list = () => cast.rosa.get(`${path()}?before=${before}`);
      const { issues } = await expectRefusal(cast.sql, list, 400, "validation_failed");
      expect(issues?.map((issue) => issue.path)).toEqual(["before"]);
    }
  });
});

test("people who see a task only because of a subtask find in it their own updates, and the whole subtask", async () => {
  const { luis } = cast;
  const task = await walkPages<UpdateView>(luis, `/api/tasks/${crew.framing}/updates?limit=50`);
  expect(task.flat().map(({ id }) => id)).toEqual([luisUpdate]);
  const subtask = await walkPages<UpdateView>(luis, `/api/subtasks/${crew.joists}/updates?limit=50`);
  expect(subtask.flat().map(({ id }) => id)).toEqual(inside.subtask);
});
