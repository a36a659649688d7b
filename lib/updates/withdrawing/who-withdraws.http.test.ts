import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { RecentUpdateView, UpdateView } from "../view";
import type { ProjectView } from "@/lib/projects/view";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { miscounted } from "@/sandbox/servers/kept-counts";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Who may withdraw updates and comments (the author and owner level), and what everybody's counts are afterward. */
let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const place = () => `/api/projects/${crew.id}/updates`;
const post = (by: SignedInClient, content: string, at: object = {}) =>
  made(by.post(place(), { content, ...at }));
const comment = (by: SignedInClient, update: string, content: string) =>
  made(by.post(`/api/updates/${update}/comments`, { content }));
const withdraw = (by: SignedInClient, id: string) => by.delete(`/api/updates/${id}`);
const withdrawComment = (by: SignedInClient, id: string) => by.delete(`/api/comments/${id}`);

async function listed(id: string): Promise<UpdateView | undefined> {
  const { body } = await cast.rosa.get<UpdateView[]>(`${place()}?includeComments=true`);
  return body.find((update) => update.id === id);
}

test("owner-level withdraws anybody's update and comment, other managers and members only their own", async () => {
  const { sql, rosa, dale, nadia, mateo, june } = cast;
  for (const [owner, name] of [
    [rosa, "Rosa Ortiz"],
    [dale, "Dale Brandt"],
  ] as const) {
    const id = await post(june, "Not for here");
    const remark = await comment(mateo, id, "Nor this");
    for (const other of [nadia, mateo]) await expectRefusal(sql, () => withdraw(other, id), 403, "forbidden");
    for (const other of [nadia, june])
      await expectRefusal(sql, () => withdrawComment(other, remark), 403, "forbidden");
    expect((await withdrawComment(owner, remark)).status).toBe(204);
    expect((await withdraw(owner, id)).status).toBe(204);
    expect(await listed(id)).toMatchObject({
      content: "",
      withdrawnBy: { name },
      author: { name: "June Park" },
      comments: [{ content: "", withdrawnBy: { name }, author: { name: "Mateo Rivas" } }],
    });
  }
});

test("what one does not see is not found, whether it exists or not", async () => {
  const { sql, rosa, june, mei } = cast;
  const id = await post(rosa, "Roof", { taskId: crew.roofing });
  const remark = await comment(rosa, id, "Tiles");
  for (const by of [june, mei]) {
    for (const update of [id, randomUUID(), remark])
      await expectRefusal(sql, () => withdraw(by, update), 404, "not_found");
    for (const one of [remark, randomUUID(), id])
      await expectRefusal(sql, () => withdrawComment(by, one), 404, "not_found");
  }
});

test("a page made for somebody else, or another site's, withdraws nothing", async () => {
  const { sql, rosa, june } = cast;
  const id = await post(june, "Mine");
  const remark = await comment(june, id, "Mine too");
  for (const path of [`/api/updates/${id}`, `/api/comments/${remark}`]) {
    const meantFor = { headers: { "x-user-id": rosa.user.id } };
    await expectRefusal(sql, () => june.delete(path, undefined, meantFor), 409, "other_user");
    const foreign = { headers: { origin: "https://elsewhere.example" } };
    await expectRefusal(sql, () => june.delete(path, undefined, foreign), 403, "forbidden");
  }
});

test("no page or list shows what was withdrawn, and the newest words are those before", async () => {
  const { rosa, mateo } = cast;
  const word = `word-${randomUUID()}`;
  await post(rosa, "Forms are up");
  const id = await post(mateo, word);
  const remark = await comment(mateo, id, word);
  const places = [
    "/dashboard",
    "/projects",
    `/projects/${crew.id}`,
    "/api/projects",
    "/api/recent-updates",
    `${place()}?includeComments=true`,
    `/api/updates/${id}/comments`,
  ];
  const shown = async () => {
    const answers = await Promise.all(places.map((path) => rosa.get(path)));
    return places.filter((_, at) => JSON.stringify(answers[at]?.body).includes(word));
  };
  expect(await shown()).toEqual(places);
  await withdraw(mateo, id);
  await withdrawComment(mateo, remark);
  expect(await shown()).toEqual([]);
  const { body: project } = await rosa.get<ProjectView>(`/api/projects/${crew.id}`);
  expect(project.latestUpdate?.excerpt).toBe("Forms are up");
});

test("a withdrawn update is counted nowhere, and is neither new nor the newest", async () => {
  const { sql, rosa, mateo } = cast;
  const counts = async (by: SignedInClient) => {
    const { body: project } = await by.get<ProjectView>(`/api/projects/${crew.id}`);
    const { body: tasks } = await by.get<TaskView[]>(`/api/projects/${crew.id}/tasks`);
    const { body: subtasks } = await by.get<SubtaskView[]>(`/api/tasks/${crew.framing}/subtasks`);
    const framing = tasks.find(({ id }) => id === crew.framing);
    const joists = subtasks.find(({ id }) => id === crew.joists);
    return {
      all: [project.updateCount, project.unassignedUpdateCount, project.newUpdatesCount],
      framing: [framing?.updateCount, framing?.totalUpdateCount, framing?.totalNewCount],
      joists: joists && [joists.updateCount, joists.newUpdatesCount],
      latest: project.latestUpdate && Date.parse(project.latestUpdate.createdAt),
    };
  };
  const before = await counts(mateo);
  expect(before.latest).toBeNull();
  const ids = [
    await post(rosa, "Out"),
    await post(rosa, "In", { taskId: crew.framing }),
    await post(rosa, "Deep", { subtaskId: crew.joists }),
  ];
  expect(await counts(mateo)).toMatchObject({ all: [3, 1, 3], framing: [1, 2, 2], joists: [1, 1] });
  for (const id of ids) await withdraw(rosa, id);
  // Counted from the reader's mark on, and from the other end.
  expect(await counts(mateo)).toEqual(before);
  await rosa.post(`/api/projects/${crew.id}/mark-updates-viewed`);
  await mateo.post(`/api/projects/${crew.id}/mark-updates-viewed`);
  await mateo.post(`/api/projects/${crew.id}/mark-place-viewed`, { taskId: crew.framing, upTo: 6 });
  const last = await post(rosa, "Last", { taskId: crew.framing });
  expect(await counts(mateo)).toMatchObject({ all: [1, 0, 1], framing: [1, 1, 1], joists: [0, 0] });
  await withdraw(rosa, last);
  expect(await counts(mateo)).toEqual(before);
  expect(await miscounted(sql, crew.id)).toEqual([]);
  const { body: recent } = await mateo.get<RecentUpdateView[]>("/api/recent-updates");
  expect(recent.filter(({ projectId }) => projectId === crew.id)).toEqual([]);
});

test("a withdrawn update among others is not new", async () => {
  const { rosa, mateo } = cast;
  const ids = [];
  for (let at = 0; at < 6; at += 1) ids.push(await post(rosa, `Number ${at}`, { taskId: crew.framing }));
  const unseen = async () => {
    const { body: project } = await mateo.get<ProjectView>(`/api/projects/${crew.id}`);
    const { body: tasks } = await mateo.get<TaskView[]>(`/api/projects/${crew.id}/tasks`);
    return [project.newUpdatesCount, tasks[0]?.newUpdatesCount];
  };
  await mateo.post(`/api/projects/${crew.id}/mark-updates-viewed`, { upTo: 2 });
  await mateo.post(`/api/projects/${crew.id}/mark-place-viewed`, { taskId: crew.framing, upTo: 2 });
  await withdraw(rosa, ids[0]!);
  expect(await unseen()).toEqual([4, 4]);
  await withdraw(rosa, ids[5]!);
  expect(await unseen()).toEqual([3, 3]);
});
