import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { RevisionView, UpdateView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addUpdate, countRows } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { expectChange } from "@/sandbox/http/expect-change";
import type { Client } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const PLACES = {
  "no task": () => ({ taskId: null, subtaskId: null }),
  "a task": () => ({ taskId: crew.framing, subtaskId: null }),
  "its subtask": () => ({ taskId: crew.framing, subtaskId: crew.joists }),
  "another task": () => ({ taskId: crew.roofing, subtaskId: null }),
};
const NO_NAMES = { taskName: null, subtaskName: null };
const PLACE_NAMES = {
  "no task": NO_NAMES,
  "a task": { ...NO_NAMES, taskName: "Framing" },
  "its subtask": { taskName: "Framing", subtaskName: "Joists" },
  "another task": { ...NO_NAMES, taskName: "Roofing" },
};
type Place = keyof typeof PLACES;
const NAMES = Object.keys(PLACES) as Place[];

function updateIn(place: Place, authorId = cast.june.user.id): Promise<string> {
  return addUpdate(cast.sql, { projectId: crew.id, authorId, ...PLACES[place]() });
}

function move(
  person: Client,
  id: string,
  { taskId, subtaskId }: { taskId: string | null; subtaskId: string | null },
) {
  return subtaskId === null
    ? person.put<UpdateView>(`/api/updates/${id}/move-to-task`, { taskId })
    : person.put<UpdateView>(`/api/updates/${id}/move-to-subtask`, { subtaskId });
}

describe("moving an update", () => {
  const ways = NAMES.flatMap((from) => NAMES.filter((to) => to !== from).map((to) => [from, to] as const));

  test.each(ways)("from %s to %s changes its place and its names, and nothing else", async (from, to) => {
    const { sql, nadia, june, rosa } = cast;
    const id = await updateIn(from);
    await rosa.post(`/api/updates/${id}/comments`, { content: "Stays with it" });
    const { body: listed } = await rosa.get<UpdateView[]>(`/api/projects/${crew.id}/updates`);
    const [before, after] = [PLACES[from](), PLACES[to]()];
    const authorId = june.user.id;
    const { status, body } = await expectChange(
      sql,
      () => move(nadia, id, after),
      () => ({
        by: nadia,
        projectId: crew.id,
        action: "update.moved",
        entity: { type: "update", id },
        before: { ...before, authorId },
        after: { ...after, authorId },
      }),
    );
    expect([status, body]).toEqual([200, { ...listed[0], ...after, ...PLACE_NAMES[to] }]);
    expect(await countRows(sql, "comments", { update_id: id })).toBe(1);
    expect(await countRows(sql, "updates", { project_id: crew.id })).toBe(1);
  });

  test.each(NAMES)("from %s to where it is changes nothing", async (place) => {
    const id = await updateIn(place);
    const { status, body } = await move(cast.nadia, id, PLACES[place]());
    expect([status, body]).toMatchObject([200, { id, ...PLACES[place]() }]);
    expect(await countRows(cast.sql, "events", { entity_id: id })).toBe(0);
    expect(await countRows(cast.sql, "action_logs", { entity_id: id })).toBe(0);
  });

  test("hides it from people who do not see the new place, but never from its author", async () => {
    const { rosa, june, luis } = cast;
    const [junes, rosas] = [await updateIn("its subtask"), await updateIn("its subtask", rosa.user.id)];
    for (const id of [junes, rosas]) await move(rosa, id, PLACES["another task"]());
    const seenBy = async (person: Client) => {
      const { body } = await person.get<UpdateView[]>(`/api/projects/${crew.id}/updates`);
      return new Set(body.map(({ id }) => id));
    };
    expect([await seenBy(luis), await seenBy(june)]).toEqual([new Set(), new Set([junes])]);
    await move(rosa, rosas, PLACES["no task"]());
    expect([await seenBy(luis), await seenBy(june)]).toEqual([new Set([rosas]), new Set([rosas, junes])]);
  });

  test("by many people at once leaves it in one place, and each event starts where the previous one ended", async () => {
    const { sql, rosa, dale, nadia } = cast;
    const id = await updateIn("no task");
    const to = [...NAMES, ...NAMES, ...NAMES].map((name) => PLACES[name]());
    const answers = await Promise.all(to.map((place, at) => move([rosa, dale, nadia][at % 3]!, id, place)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { rows } = await sql.query<{ before: object; after: object }>(
      "SELECT before, after FROM events WHERE entity_id = $1 AND type = 'update.moved' ORDER BY seq",
      [id],
    );
    // A move to the place where it already is has no event.
    expect(rows.length).toBeGreaterThanOrEqual(NAMES.length - 1);
    for (const [at, { before, after }] of rows.entries()) {
      expect(after).not.toEqual(before);
      expect(before).toEqual(
        at === 0 ? { ...PLACES["no task"](), authorId: cast.june.user.id } : rows[at - 1]!.after,
      );
    }
    const last = rows.at(-1)!.after as { taskId: string | null; subtaskId: string | null };
    const { rows: kept } = await sql.query("SELECT task_id, subtask_id FROM updates WHERE id = $1", [id]);
    expect(kept).toEqual([{ task_id: last.taskId, subtask_id: last.subtaskId }]);
  });

  test.each([
    ["task", "no place", {}],
    ["task", "what is no id", { taskId: "framing" }],
    ["task", "an unknown task", { taskId: randomUUID() }],
    ["task", "a number", { taskId: 1 }],
    ["subtask", "no place", {}],
    ["subtask", "null", { subtaskId: null }],
    ["subtask", "what is no id", { subtaskId: "joists" }],
    ["subtask", "an unknown subtask", { subtaskId: randomUUID() }],
  ])("to a %s with %s is refused at the field", async (kind, _, input) => {
    const id = await updateIn("a task");
    const call = () => cast.rosa.put(`/api/updates/${id}/move-to-${kind}`, input);
    const { issues } = await expectRefusal(cast.sql, call, 400, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual([`${kind}Id`]);
  });

  test.each([
    ["a subtask's id as a task", () => ({ taskId: crew.joists })],
    ["another project's task", () => ({ taskId: cast.harlow.framing })],
    ["another business's task", () => ({ taskId: cast.mill.wiring })],
    ["a task's id as a subtask", () => ({ subtaskId: crew.framing })],
    ["another project's subtask", () => ({ subtaskId: cast.harlow.joists })],
  ])("to %s is refused like an unknown one", async (_, input) => {
    const id = await updateIn("no task");
    const kind = "taskId" in input() ? "task" : "subtask";
    const call = () => cast.rosa.put(`/api/updates/${id}/move-to-${kind}`, input());
    const { issues } = await expectRefusal(cast.sql, call, 400, "validation_failed");
    expect(issues).toEqual([{ path: `${kind}Id`, message: "This was not found." }]);
  });

  test("that is unknown, another business's or not an id is not found", async () => {
    for (const id of [randomUUID(), cast.mill.update, "update", crew.framing])
      for (const to of [PLACES["a task"](), PLACES["its subtask"]()])
        await expectRefusal(cast.sql, () => move(cast.rosa, id, to), 404, "not_found");
  });
});

describe("the earlier texts of an update", () => {
  test("are there newest first for everybody who sees it, with the time of each", async () => {
    const { june, rosa, luis } = cast;
    const id = await updateIn("no task");
    const revisions = (person: Client) => person.get<RevisionView[]>(`/api/updates/${id}/revisions`);
    expect((await revisions(rosa)).body).toEqual([]);
    for (const content of ["Second", "Third"]) await june.patch(`/api/updates/${id}`, { content });
    const { body: update } = await june.patch<UpdateView>(`/api/updates/${id}`, { content: "Third" });
    for (const person of [rosa, luis, june]) {
      const { status, body } = await revisions(person);
      expect([status, body.map(({ content }) => content)]).toEqual([200, ["Second", "Done"]]);
      const times = body.map(({ createdAt }) => Date.parse(createdAt));
      expect(times[0]).toBeGreaterThanOrEqual(times[1]!);
      expect(Math.abs(times[0]! - Date.parse(update.editedAt!))).toBeLessThan(10_000);
    }
    await move(rosa, id, PLACES["another task"]());
    expect((await revisions(june)).status).toBe(200);
    await expectRefusal(cast.sql, () => revisions(luis), 404, "not_found");
  });

  test.each([randomUUID(), "update"])("of %s are not found", async (id) => {
    const call = () => cast.rosa.get(`/api/updates/${id}/revisions`);
    await expectRefusal(cast.sql, call, 404, "not_found");
  });
});
