import { expect, test } from "vitest";
import type { ProjectView } from "@/lib/projects/view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addMember, addProject, addSubtask, addTask, addUpdate, assignTask } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

/* How a project's page opens, and what cards quote of it. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

test("who chooses all updates gets them at every later visit, alone and without having viewed them", async () => {
  const { rosa, june, mateo } = cast;
  const { project, roof } = await site();
  await post(rosa, project, { content: long("The trusses are up"), taskId: roof });
  expect(await shows(mateo, project, "The trusses are up")).toBe(true);
  await visit(mateo, project);
  expect(await shows(mateo, project, "The trusses are up")).toBe(false);
  for (const view of ["tasks", "all", "all"]) expect((await choose(mateo, project, view)).status).toBe(204);
  expect(await shows(mateo, project, "The trusses are up")).toBe(true);
  expect(await shows(june, project, "The trusses are up")).toBe(false);
  const { body } = await mateo.get<ProjectView>(`/api/projects/${project}`);
  expect(body.newUpdatesCount).toBe(0);
  await choose(rosa, project, "all");
  await post(june, project, { content: "Swept" });
  expect((await rosa.get<ProjectView>(`/api/projects/${project}`)).body.newUpdatesCount).toBe(1);
});

test("a worker's first visit opens the folder with news; the owner's the unassigned updates", async () => {
  const { rosa, mateo } = cast;
  const { project, roof } = await site();
  await addUpdate(cast.sql, {
    projectId: project,
    authorId: cast.june.user.id,
    content: long("Gate code 4471"),
  });
  await visit(cast.june, project);
  for (const content of ["First truss", "Second truss"])
    await post(rosa, project, { content: long(content), taskId: roof });
  expect(await shows(mateo, project, "Second truss")).toBe(true);
  expect(await shows(rosa, project, "Gate code 4471")).toBe(true);
});

test.each([[{}], [{ view: "mine" }], [{ view: null }]])("a choice of %j is refused", async (body) => {
  const { project } = await site();
  const call = () => cast.mateo.put(`/api/projects/${project}/view`, body);
  const { issues } = await expectRefusal(cast.sql, call, 400, "validation_failed");
  expect(issues?.map(({ path }) => path)).toEqual(["view"]);
});

test("a project quotes its newest visible update, with its author and place", async () => {
  const { sql, rosa, mateo, june } = cast;
  const { project, roof } = await site();
  const ridge = await addSubtask(sql, project, roof, "Ridge");
  const words = "We need 3 rafters,\n47 by 150. ".repeat(10);
  const id = await post(rosa, project, { content: words, subtaskId: ridge });
  const latest = await latestOf(mateo, project);
  expect(latest).toMatchObject({
    id,
    authorId: rosa.user.id,
    authorName: rosa.user.name,
    authorRole: "owner",
    taskId: roof,
    taskName: "Roof",
    subtaskId: ridge,
    subtaskName: "Ridge",
  });
  expect(latest?.excerpt).toMatch(/^We need 3 rafters, 47 by 150\. We .*…$/);
  expect(latest?.excerpt.length).toBeLessThanOrEqual(160);
  expect(await latestOf(june, project)).toBeNull();
  await post(june, project, { content: "Swept" });
  const unassigned = { taskId: null, taskName: null, subtaskId: null, subtaskName: null };
  expect(await latestOf(mateo, project)).toMatchObject({
    excerpt: "Swept",
    authorRole: "worker",
    ...unassigned,
  });
});

test("an update names its place after a post, an edit and a move", async () => {
  const { sql, rosa } = cast;
  const { project, roof } = await site();
  const ridge = await addSubtask(sql, project, roof, "Ridge");
  const posted = await rosa.post<UpdateView>(`/api/projects/${project}/updates`, {
    content: "Up",
    subtaskId: ridge,
  });
  const path = `/api/updates/${posted.body.id}`;
  const edited = await rosa.patch<UpdateView>(path, { content: "Up and straight" });
  const moved = await rosa.put<UpdateView>(`${path}/move-to-task`, { taskId: roof });
  const freed = await rosa.put<UpdateView>(`${path}/move-to-task`, { taskId: null });
  expect([posted, edited, moved, freed].map(({ body }) => [body.taskName, body.subtaskName])).toEqual([
    ["Roof", "Ridge"],
    ["Roof", "Ridge"],
    ["Roof", null],
    [null, null],
  ]);
});

/** A project with Mateo in Roof, and June in no task. */
async function site() {
  const { sql, ortiz, mateo, june } = cast;
  const project = await addProject(sql, ortiz);
  const roof = await addTask(sql, project, "Roof");
  for (const { user } of [mateo, june]) await addMember(sql, project, user.id);
  await assignTask(sql, project, roof, mateo.user.id);
  return { project, roof };
}

async function post(client: SignedInClient, project: string, body: object): Promise<string> {
  const { status, body: update } = await client.post<UpdateView>(`/api/projects/${project}/updates`, body);
  expect(status).toBe(201);
  return update.id;
}

function choose(client: SignedInClient, project: string, view: string) {
  return client.put(`/api/projects/${project}/view`, { view });
}

async function visit(client: SignedInClient, project: string): Promise<void> {
  expect((await client.post(`/api/projects/${project}/mark-updates-viewed`)).status).toBe(204);
}

/** Whether the project's page has the text at the end of one of the updates that it hydrates from; excerpts leave it out. */
async function shows(client: SignedInClient, project: string, text: string): Promise<boolean> {
  return (await client.get<string>(`/projects/${project}`)).body.includes(`${LONG}${text}`);
}

const LONG = "word ".repeat(40);
const long = (text: string) => `${LONG}${text}`;

async function latestOf(client: SignedInClient, project: string) {
  const { body } = await client.get<ProjectView[]>("/api/projects");
  return body.find(({ id }) => id === project)?.latestUpdate;
}
