import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TaskView } from "./view";
import type { ProjectView } from "@/lib/projects/view";
import { gatherCast, made } from "@/sandbox/cast";
import type { Cast } from "@/sandbox/cast";
import { newCrew } from "@/sandbox/crew-fixture";
import type { Crew } from "@/sandbox/crew-fixture";
import type { SignedInClient } from "@/sandbox/http-client";
import { proofCount, report } from "@/sandbox/proof";
import { assignTask } from "@/sandbox/rows";
import { startTestServer } from "@/sandbox/test-server";
import type { TestServer } from "@/sandbox/test-server";

/* `newUpdatesCount` of tasks beside that of their project: exact, for each person (CONTRACT "Projects"). */
let server: TestServer;
let cast: Cast;
let crew: Crew;

beforeAll(async () => {
  server = await startTestServer();
  cast = await gatherCast(server);
});

beforeEach(async () => {
  crew = await newCrew(cast);
  for (const person of [cast.rosa, cast.mateo, cast.june, cast.luis]) await mark(person);
});

afterAll(async () => {
  await cast.end();
  await server.stop();
});

test("a task counts unseen updates in it and its subtasks that the reader can see, never their own", async () => {
  const { rosa, mateo, june, luis } = cast;
  for (const place of [{}, inFraming(), inJoists(), inSill(), inRoofing()]) await post(rosa, place);
  await post(mateo, inFraming());
  await post(luis, inJoists());
  expect(await unseenCounts(rosa)).toEqual({ project: 2, Framing: 2, Roofing: 0 });
  expect(await unseenCounts(mateo)).toEqual({ project: 5, Framing: 4 });
  expect(await unseenCounts(luis)).toEqual({ project: 2, Framing: 1 });
  expect(await unseenCounts(june)).toEqual({ project: 1 });
});

test("the mark clears every task's count at once, for its reader only", async () => {
  const { rosa, mateo, nadia } = cast;
  for (const place of [inFraming(), inSill(), inRoofing()]) await post(rosa, place);
  await mark(mateo);
  expect(await unseenCounts(mateo)).toEqual({ project: 0, Framing: 0 });
  expect(await unseenCounts(nadia)).toEqual({ project: 3, Framing: 2, Roofing: 1 });
  await post(rosa, inJoists());
  expect(await unseenCounts(mateo)).toEqual({ project: 1, Framing: 1 });
});

test("unseen updates stay unseen when moved, and seen ones stay seen", async () => {
  const { rosa, mateo, june } = cast;
  const old = await post(june, {});
  await mark(mateo);
  await mark(rosa);
  const late = await post(june, {});
  for (const id of [old, late])
    await rosa.put(`/api/updates/${id}/move-to-subtask`, { subtaskId: crew.joists });
  expect(await unseenCounts(mateo)).toEqual({ project: 1, Framing: 1 });
  await rosa.put(`/api/updates/${late}/move-to-task`, { taskId: crew.roofing });
  expect(await unseenCounts(mateo)).toEqual({ project: 0, Framing: 0 });
  expect(await unseenCounts(rosa)).toEqual({ project: 1, Framing: 0, Roofing: 1 });
});

test("an unseen update stays unseen when its subtask and task are deleted", async () => {
  const { rosa, mateo, june, luis } = cast;
  await post(rosa, inJoists());
  await rosa.delete(`/api/subtasks/${crew.joists}`);
  expect([await unseenCounts(mateo), await unseenCounts(luis)]).toEqual([
    { project: 1, Framing: 1 },
    { project: 0 },
  ]);
  await rosa.delete(`/api/tasks/${crew.framing}`);
  for (const person of [mateo, luis, june]) expect(await unseenCounts(person)).toEqual({ project: 1 });
});

test("an assignment adds a task's unseen updates, but none from before the mark", async () => {
  const { sql, rosa, june } = cast;
  await post(rosa, inRoofing());
  await mark(june);
  await post(rosa, inRoofing());
  await assignTask(sql, crew.id, crew.roofing, june.user.id);
  expect(await unseenCounts(june)).toEqual({ project: 1, Roofing: 1 });
});

test("tasks, their changes and comments do not count", async () => {
  const { rosa, mateo } = cast;
  const id = await post(mateo, inFraming());
  await rosa.post(`/api/updates/${id}/comments`, { content: "Good" });
  await rosa.post(`/api/tasks/${crew.framing}/complete`);
  await rosa.put(`/api/subtasks/${crew.sill}/complete`);
  await rosa.post(`/api/projects/${crew.id}/tasks`, { name: "Siding" });
  expect(await unseenCounts(mateo)).toEqual({ project: 0, Framing: 0 });
});

test("with concurrent posts, moves and marks, project and tasks match the event numbers", async (context) => {
  const { rosa, dale, mateo } = cast;
  const rounds = proofCount(60, 5);
  for (let round = 0; round < rounds; round += 1) {
    const earlier = await Promise.all([post(rosa, inFraming()), post(rosa, {}), post(rosa, inJoists())]);
    const places = [inFraming(), inSill(), {}, inJoists(), inRoofing()];
    const moves = earlier.map(
      (id) => () => dale.put(`/api/updates/${id}/move-to-task`, { taskId: crew.framing }),
    );
    const posts = places.map((place) => () => post(rosa, place));
    const mix: (() => Promise<unknown>)[] = [...posts, ...moves];
    mix.splice(round % mix.length, 0, () => mark(mateo));
    await Promise.all(mix.map((call) => call()));
    expect(await unseenCounts(mateo)).toEqual(await numbered(mateo));
  }
  report(context, { rounds, posts: rounds * 8 });
}, 300_000);

const inFraming = () => ({ taskId: crew.framing });
const inJoists = () => ({ subtaskId: crew.joists });
const inSill = () => ({ subtaskId: crew.sill });
const inRoofing = () => ({ taskId: crew.roofing });

function post(person: SignedInClient, place: object): Promise<string> {
  return made(person.post(`/api/projects/${crew.id}/updates`, { content: "As planned", ...place }));
}

async function mark(person: SignedInClient): Promise<void> {
  expect((await person.post(`/api/projects/${crew.id}/mark-updates-viewed`)).status).toBe(204);
}

/** The counts of the project and of each task by name. */
async function unseenCounts(person: SignedInClient): Promise<Record<string, number>> {
  const { body: project } = await person.get<ProjectView>(`/api/projects/${crew.id}`);
  const { body: tasks } = await person.get<TaskView[]>(`/api/projects/${crew.id}/tasks`);
  const counts = tasks.map(({ name, newUpdatesCount }) => [name, newUpdatesCount] as const);
  return { project: project.newUpdatesCount, ...Object.fromEntries(counts) };
}

/** The same for Mateo, who sees Framing and unassigned updates, from the event numbers in the tables. */
async function numbered({ user }: SignedInClient): Promise<Record<string, number>> {
  const { rows } = await cast.sql.query<{ project: number; framing: number }>(
    `SELECT count(*)::int AS project, (count(*) FILTER (WHERE u.task_id = $3))::int AS framing
     FROM updates u JOIN project_views v ON v.project_id = u.project_id AND v.user_id = $2
     WHERE u.project_id = $1 AND u.seq > v.seq AND u.author_id <> $2 AND (u.task_id IS NULL OR u.task_id = $3)`,
    [crew.id, user.id, crew.framing],
  );
  return { project: rows[0]!.project, Framing: rows[0]!.framing };
}
