import { expect, test } from "vitest";
import type { ProjectDetailView } from "@/lib/projects/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows } from "@/sandbox/database/rows";
import { gatherCast, join, made } from "@/sandbox/fixtures/cast";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

test("the guide follows what is done, in any order, and ends for good with the fourth step", async () => {
  const { rosa, nadia, june } = cast;
  const project = await newProject();
  const steps = { hasTask: false, hasCrew: false, hasAssigned: false, hasUpdate: false };
  expect(await guideOf(rosa, project)).toEqual(steps);
  await rosa.post(`/api/projects/${project}/connect-codes`, {});
  expect(await guideOf(rosa, project)).toMatchObject({ hasCrew: false });
  await join(rosa, project, june);
  expect(await guideOf(nadia, project)).toEqual({ ...steps, hasCrew: true });
  const task = await made(rosa.post(`/api/projects/${project}/tasks`, { name: "Footings" }));
  expect(await guideOf(rosa, project)).toEqual({ ...steps, hasTask: true, hasCrew: true });
  await made(june.post(`/api/projects/${project}/updates`, { content: "Dug" }));
  expect(await guideOf(rosa, project)).toEqual({ ...steps, hasTask: true, hasCrew: true, hasUpdate: true });
  await rosa.post(`/api/tasks/${task}/members`, { userId: june.user.id });
  expect(await guideOf(rosa, project)).toBeNull();

  // It stays away when everything that it asked for is gone.
  expect((await rosa.delete(`/api/tasks/${task}`)).status).toBe(204);
  expect((await rosa.delete(`/api/projects/${project}/members/${june.user.id}`)).status).toBe(204);
  expect(await guideOf(rosa, project)).toBeNull();
  expect(await guideOf(nadia, project)).toBeNull();
});

test("a task deleted before the other steps are done opens its step again", async () => {
  const { rosa } = cast;
  const project = await newProject();
  const task = await made(rosa.post(`/api/projects/${project}/tasks`, { name: "Footings" }));
  await made(rosa.post(`/api/projects/${project}/updates`, { content: "Dug" }));
  expect((await rosa.delete(`/api/tasks/${task}`)).status).toBe(204);
  const steps = { hasTask: false, hasCrew: false, hasAssigned: false, hasUpdate: true };
  expect(await guideOf(rosa, project)).toEqual(steps);
});

test.each([
  ["unassigned", (task: string, userId: string) => cast.rosa.delete(`/api/tasks/${task}/members/${userId}`)],
  [
    "unassigned among others",
    (taskId: string, userId: string, project: string) =>
      cast.rosa.patch(`/api/projects/${project}/assignments`, { unassign: [{ taskId, userId }] }),
  ],
  [
    "removed",
    (_: string, userId: string, project: string) =>
      cast.rosa.delete(`/api/projects/${project}/members/${userId}`),
  ],
])("a finished guide stays away when the only one with a task is %s", async (_, takeAway) => {
  const { rosa, june, mateo } = cast;
  const project = await newProject();
  for (const worker of [june, mateo]) await join(rosa, project, worker);
  const task = await made(rosa.post(`/api/projects/${project}/tasks`, { name: "Footings" }));
  await made(rosa.post(`/api/projects/${project}/updates`, { content: "Dug" }));
  expect(await guideOf(rosa, project)).toMatchObject({ hasCrew: true, hasAssigned: false });
  await rosa.post(`/api/tasks/${task}/members`, { userId: june.user.id });
  expect((await takeAway(task, june.user.id, project)).status).toBe(204);
  expect(await guideOf(rosa, project)).toBeNull();
});

test("a task deleted while nobody has one leaves the guide asking for it", async () => {
  const { rosa, june } = cast;
  const project = await newProject();
  await join(rosa, project, june);
  const addTask = () => made(rosa.post(`/api/projects/${project}/tasks`, { name: "Footings" }));
  const [task] = [await addTask(), await addTask()];
  await made(rosa.post(`/api/projects/${project}/updates`, { content: "Dug" }));
  expect((await rosa.delete(`/api/tasks/${task}`)).status).toBe(204);
  expect(await guideOf(rosa, project)).toMatchObject({ hasTask: true, hasAssigned: false });
});

test("hidden by one manager, it is hidden for all of them, and recorded once", async () => {
  const { sql, rosa, nadia } = cast;
  const project = await newProject();
  const hide = () => nadia.post(`/api/projects/${project}/end-guide`);
  expect([(await hide()).status, (await hide()).status]).toEqual([204, 204]);
  expect(await guideOf(rosa, project)).toBeNull();
  expect(await countRows(sql, "events", { project_id: project, type: "project.guide-ended" })).toBe(1);
});

test("it is for those who manage an active project", async () => {
  const { rosa, june } = cast;
  const project = await newProject();
  await join(rosa, project, june);
  expect(await guideOf(june, project)).toBeNull();
  await rosa.patch(`/api/projects/${project}/status`, { status: "archived" });
  expect(await guideOf(rosa, project)).toBeNull();
});

function newProject(): Promise<string> {
  return made(cast.rosa.post("/api/projects", { businessId: cast.ortiz, name: "Quarry Road garage" }));
}

async function guideOf(reader: SignedInClient, project: string) {
  return (await reader.get<ProjectDetailView>(`/api/projects/${project}`)).body.guide;
}
