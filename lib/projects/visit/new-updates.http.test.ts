import { expect, test } from "vitest";
import type { ProjectView } from "@/lib/projects/view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addMember, addProject, addUpdate } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { gatherCast, join } from "@/sandbox/fixtures/cast";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/* `newUpdatesCount` is exact: visible updates by others since the reader last marked them as viewed. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

test("it counts updates by others since the mark, never the reader's own", async () => {
  const { june, mateo } = cast;
  const project = await crew();
  await post(mateo, project, 3);
  await post(june, project, 2);
  expect([await unseenCount(june, project), await unseenCount(mateo, project)]).toEqual([3, 2]);
  await mark(june, project);
  expect([await unseenCount(june, project), await unseenCount(mateo, project)]).toEqual([0, 2]);
  await post(mateo, project, 1);
  await post(june, project, 1);
  expect([await unseenCount(june, project), await unseenCount(mateo, project)]).toEqual([1, 3]);
});

test("a first visit starts at joining; a manager without a row starts at the beginning", async () => {
  const { rosa, nadia, june } = cast;
  const project = await addProject(cast.sql, cast.ortiz);
  await post(rosa, project, 2);
  await join(rosa, project, june);
  await post(rosa, project, 1);
  expect([await unseenCount(june, project), await unseenCount(nadia, project)]).toEqual([1, 3]);
  await mark(nadia, project);
  expect([await unseenCount(june, project), await unseenCount(nadia, project)]).toEqual([1, 0]);
});

test("updates out of sight are not counted until an assignment makes them visible", async () => {
  const { rosa, luis, harlow } = cast;
  await mark(luis, harlow.id);
  await rosa.post(`/api/projects/${harlow.id}/updates`, { content: "Shingles", taskId: harlow.roofing });
  expect(await unseenCount(luis, harlow.id)).toBe(0);
  expect(
    (await rosa.post(`/api/tasks/${harlow.roofing}/members`, { userId: luis.user.id })).status,
  ).toBeLessThan(300);
  expect(await unseenCount(luis, harlow.id)).toBe(1);
});

test("comments and edits do not count", async () => {
  const { rosa, june, mateo } = cast;
  const project = await crew();
  const { body } = await mateo.post<UpdateView>(`/api/projects/${project}/updates`, { content: "Up" });
  await mark(june, project);
  await rosa.post(`/api/updates/${body.id}/comments`, { content: "Good" });
  await mateo.patch(`/api/updates/${body.id}`, { content: "Up and straight" });
  expect(await unseenCount(june, project)).toBe(0);
});

test("an update in flight during the mark is unseen after it", async () => {
  const { june, mateo } = cast;
  const project = await crew();
  await post(mateo, project, 1);
  const writer = await connect(server.databaseUrl);
  try {
    await writer.query("BEGIN");
    await addUpdate(writer, {
      projectId: project,
      authorId: mateo.user.id,
      createdAt: new Date(Date.now() - 60_000),
    });
    await mark(june, project);
    await writer.query("COMMIT");
  } finally {
    await writer.end();
  }
  expect(await unseenCount(june, project)).toBe(1);
});

test("a mark covers what its page showed; updates posted in the meantime stay unseen", async () => {
  const { june, mateo } = cast;
  const project = await crew();
  await post(mateo, project, 3);
  const { body: page } = await june.get<ProjectView>(`/api/projects/${project}`);
  await post(mateo, project, 2);
  await mark(june, project, { upTo: page.eventSeq });
  expect(await unseenCount(june, project)).toBe(2);
  // An older page, still open in another tab.
  await mark(june, project, { upTo: page.eventSeq - 1 });
  expect([await unseenCount(june, project), await markOf(june, project)]).toEqual([2, page.eventSeq]);
});

test("a mark past the project's newest event does not cover later updates", async () => {
  const { june, mateo } = cast;
  const project = await crew();
  await post(mateo, project, 1);
  await mark(june, project, { upTo: 2_147_483_647 });
  await post(mateo, project, 2);
  expect(await unseenCount(june, project)).toBe(2);
});

test.each([[-1], [1.5], ["3"], [null], [2_147_483_648]])("a mark up to %j is refused", async (upTo) => {
  const { sql, june } = cast;
  const project = await crew();
  const call = () => june.post(`/api/projects/${project}/mark-updates-viewed`, { upTo });
  const { issues } = await expectRefusal(sql, call, 400, "validation_failed");
  expect(issues?.map(({ path }) => path)).toEqual(["upTo"]);
});

test("the page marks what its folder counts, by number: also for a manager without a row, and whatever the clock says", async () => {
  const { sql, nadia, june, mateo } = cast;
  const project = await crew();
  await post(mateo, project, 2);
  expect([await marksOnPage(nadia, project), await unseenCount(nadia, project)]).toEqual([2, 2]);
  await mark(june, project);
  // Opening the project is not opening the folder.
  expect([await marksOnPage(june, project), await unseenCount(june, project)]).toEqual([2, 0]);
  await open(june, project);
  const early = new Date(Date.now() - 60_000);
  await addUpdate(sql, { projectId: project, authorId: mateo.user.id, createdAt: early });
  expect([await marksOnPage(june, project), await unseenCount(june, project)]).toEqual([1, 1]);
  await open(june, project);
  expect([await marksOnPage(june, project), await unseenCount(june, project)]).toEqual([0, 1]);
  await mark(june, project);
  expect([await marksOnPage(june, project), await unseenCount(june, project)]).toEqual([0, 0]);
});

test("an older mark that arrives late does not move the mark back", async () => {
  const { june, mateo } = cast;
  const project = await crew();
  await post(mateo, project, 5);
  await Promise.all(Array.from({ length: 5 }, () => mark(june, project)));
  expect(await unseenCount(june, project)).toBe(0);
});

test("with posts during the mark, exactly those after it are unseen", async (context) => {
  const { june, mateo, luis } = cast;
  const rounds = proofCount(60, 5);
  let newOnes = 0;
  const project = await crew();
  for (let round = 0; round < rounds; round += 1) {
    const begun = Array.from({ length: 6 }, (_, at) => timedPost(at % 2 ? mateo : luis, project));
    // Sometimes before the posts, sometimes among them, sometimes after.
    await Promise.all(begun.slice(0, round % 7));
    const marked = await timed(() => mark(june, project));
    const late = [timedPost(mateo, project), timedPost(luis, project)];
    const posts = await Promise.all([...begun, ...late]);
    const count = await unseenCount(june, project);
    const certainlyOld = posts.filter(({ end }) => end < marked.start).length;
    const certainlyNew = posts.filter(({ start }) => start > marked.end).length;
    expect(count).toBeGreaterThanOrEqual(certainlyNew);
    expect(count).toBeLessThanOrEqual(posts.length - certainlyOld);
    expect(count).toBe(posts.filter(({ seq }) => seq > marked.seq).length);
    newOnes += count;
    await mark(june, project);
  }
  report(context, { rounds, posts: rounds * 8, newAfterMark: newOnes });

  async function timed(work: () => Promise<void>) {
    const start = performance.now();
    await work();
    return { start, end: performance.now(), seq: await markOf(june, project) };
  }
});

async function timedPost(client: SignedInClient, project: string) {
  const start = performance.now();
  const { body } = await client.post<UpdateView>(`/api/projects/${project}/updates`, { content: "Now" });
  return { start, end: performance.now(), seq: body.seq! };
}

async function markOf({ user }: SignedInClient, project: string): Promise<number> {
  const statement = "SELECT seq FROM project_views WHERE user_id = $1 AND project_id = $2";
  const { rows } = await cast.sql.query<{ seq: number }>(statement, [user.id, project]);
  return rows[0]!.seq;
}

/** A project with June, Mateo and Luis in it. */
async function crew(): Promise<string> {
  const project = await addProject(cast.sql, cast.ortiz);
  for (const { user } of [cast.june, cast.mateo, cast.luis]) await addMember(cast.sql, project, user.id);
  return project;
}

async function post(client: SignedInClient, project: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const { status } = await client.post(`/api/projects/${project}/updates`, { content: `Number ${at}` });
    expect(status).toBe(201);
  }
}

async function mark(client: SignedInClient, project: string, body?: { upTo: number }): Promise<void> {
  const { status } = await client.post(`/api/projects/${project}/mark-updates-viewed`, body);
  expect(status).toBe(204);
}

/** Opens the unassigned updates. */
async function open(client: SignedInClient, project: string): Promise<void> {
  const { body } = await client.get<ProjectView>(`/api/projects/${project}`);
  const call = await client.post(`/api/projects/${project}/mark-place-viewed`, { upTo: body.eventSeq });
  expect(call.status).toBe(204);
}

/** How many updates the project's page marks as new, counted by the text for screen readers. */
async function marksOnPage(client: SignedInClient, project: string): Promise<number> {
  const { body } = await client.get<string>(`/projects/${project}`);
  return body.match(/<span class="sr-only">[^<]*(<!-- -->)?\(new\)<\/span>/g)?.length ?? 0;
}

/** The count, which the list and the detail must agree on. */
async function unseenCount(client: SignedInClient, project: string): Promise<number> {
  const { body: detail } = await client.get<ProjectView>(`/api/projects/${project}`);
  const { body: list } = await client.get<ProjectView[]>("/api/projects");
  expect(list.find(({ id }) => id === project)?.newUpdatesCount).toBe(detail.newUpdatesCount);
  return detail.newUpdatesCount;
}
