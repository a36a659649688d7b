import { beforeEach, expect, test } from "vitest";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { TaskView } from "@/lib/tasks/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

/* What the list of all updates marks, and what is refused; places of their own are in tasks/new-updates.http.test.ts. */
let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

test("all updates mark the places of which nothing new is left below", async () => {
  const { rosa, mateo } = cast;
  const posted: string[] = [];
  for (const place of [inJoists(), inFraming(), {}, inFraming(), {}]) posted.push(await post(rosa, place));
  const upTo = await listed(mateo, `/api/projects/${crew.id}/updates`);
  await openAll(mateo, { upTo, from: posted[2] });
  expect(await unseenCounts(mateo)).toEqual({ unassigned: 0, Framing: 3 });
  await openAll(mateo, { upTo, from: posted[1] });
  expect(await unseenCounts(mateo)).toEqual({ unassigned: 0, Framing: 1 });
  await post(rosa, inJoists());
  await openAll(mateo, { upTo });
  expect(await unseenCounts(mateo)).toEqual({ unassigned: 0, Framing: 1 });
});

test.each([
  ["upTo", () => ({})],
  ["upTo", () => ({ upTo: -1 })],
  ["upTo", () => ({ upTo: "1" })],
  ["taskId", () => ({ taskId: crew.roofing, upTo: 1 })],
  ["taskId", () => ({ taskId: cast.harlow.framing, upTo: 1 })],
  ["subtaskId", () => ({ subtaskId: "17", upTo: 1 })],
  ["from", () => ({ all: true, from: cast.harlow.updates.framing, upTo: 1 })],
])("a wrong %s is refused", async (path, body) => {
  const call = () => cast.mateo.post(`/api/projects/${crew.id}/mark-place-viewed`, body());
  const { issues } = await expectRefusal(cast.sql, call, 400, "validation_failed");
  expect(issues?.map((issue) => issue.path)).toEqual([path]);
});

const inFraming = () => ({ taskId: crew.framing });
const inJoists = () => ({ subtaskId: crew.joists });

function post(person: SignedInClient, place: object): Promise<string> {
  return made(person.post(`/api/projects/${crew.id}/updates`, { content: "As planned", ...place }));
}

async function openAll(person: SignedInClient, body: object): Promise<void> {
  const path = `/api/projects/${crew.id}/mark-place-viewed`;
  expect((await person.post(path, { all: true, ...body })).status).toBe(204);
}

async function listed(person: SignedInClient, path: string): Promise<number> {
  const { headers } = await person.get(path);
  return Number(headers.get("x-event-seq"));
}

async function unseenCounts(person: SignedInClient): Promise<Record<string, number>> {
  const { body: project } = await person.get<ProjectDetailView>(`/api/projects/${crew.id}`);
  const { body: tasks } = await person.get<TaskView[]>(`/api/projects/${crew.id}/tasks`);
  const counts = tasks.map(({ name, totalNewCount }) => [name, totalNewCount] as const);
  return { unassigned: project.unassignedNewCount, ...Object.fromEntries(counts) };
}
