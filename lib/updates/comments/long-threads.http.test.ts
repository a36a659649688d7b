import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { CommentView, RevisionView, UpdateView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addUpdate } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { walkPages } from "@/sandbox/http/pages";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

/* An update with a year of comments: lists carry the newest of them, the rest is loaded page by page. */
const COMMENTS = 3_600;
const REVISIONS = 250;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const { sql, harlow, rosa } = cast;
const id = await addUpdate(sql, { projectId: harlow.id, authorId: rosa.user.id });
// Two share each timestamp: within it, they are ordered by id.
await sql.query(
  `INSERT INTO comments (id, update_id, author_id, content, created_at)
   SELECT gen_random_uuid(), $1, $2, n || repeat(' and on', 570), timestamptz '2026-01-01' + (n / 2) * interval '1 minute'
   FROM generate_series(1, ${COMMENTS}) n`,
  [id, rosa.user.id],
);
await sql.query(
  `INSERT INTO update_revisions (id, update_id, content, created_at)
   SELECT gen_random_uuid(), $1, n || repeat(' and on', 1400), timestamptz '2026-01-01' + (n / 2) * interval '1 minute'
   FROM generate_series(1, ${REVISIONS}) n`,
  [id],
);

const inOrder = (rows: { createdAt: string; id: string }[]) =>
  rows.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1));

test("a list of updates carries the newest 20 comments of each, oldest first, and how many there are", async () => {
  const { body } = await cast.june.get<UpdateView[]>(listPath());
  const update = body.find((one) => one.id === id);
  const { body: newest } = await cast.june.get<CommentView[]>(`/api/updates/${id}/comments?limit=20`);
  expect(update?.comments).toEqual(newest.toReversed());
  expect([update?.commentCount, newest.length]).toEqual([COMMENTS, 20]);
  expect(body.find((one) => one.id === cast.harlow.updates.unassigned)).toMatchObject({
    comments: [],
    commentCount: 0,
  });
});

test("neither the list nor the page grows with the thread", async () => {
  const list = JSON.stringify((await cast.june.get(listPath())).body);
  const { body: page } = await cast.june.get<string>(`/projects/${cast.harlow.id}`);
  // Twenty comments of 4,000 bytes, once in the markup and once in the data of the page.
  expect(list.length).toBeLessThan(100_000);
  expect(page.length).toBeLessThan(350_000);
});

test("all comments come page by page, newest first, each once", async () => {
  const pages = await walkPages<CommentView>(cast.june, `/api/updates/${id}/comments?limit=200`);
  const all = pages.flat();
  expect(pages.map((page) => page.length)).toEqual(Array.from({ length: COMMENTS / 200 }, () => 200));
  expect(new Set(all.map((comment) => comment.id)).size).toBe(COMMENTS);
  expect(all).toEqual(inOrder(all));
  expect(all[0]).toMatchObject({ updateId: id, author: { name: "Rosa Ortiz" } });
});

test("all earlier texts come page by page, newest first, each once", async () => {
  const pages = await walkPages<RevisionView>(cast.june, `/api/updates/${id}/revisions`);
  const all = pages.flat();
  expect(pages.map((page) => page.length)).toEqual([100, 100, 50]);
  expect(new Set(all.map((revision) => revision.id)).size).toBe(REVISIONS);
  expect(all).toEqual(inOrder(all));
});

test.each(["comments", "revisions"])(
  "a page of %s has a maximum size, and the next one continues where it stopped",
  async (list) => {
    const { sql, june, harlow } = cast;
    const get = (query: string) => june.get(`/api/updates/${id}/${list}?${query}`);
    for (const query of ["limit=201", "limit=0", `before=${randomUUID()}`, "before=first"])
      await expectRefusal(sql, () => get(query), 400, "validation_failed");
    const { body } = await get("limit=1");
    const other = `/api/updates/${harlow.updates.unassigned}/${list}?before=${(body as { id: string }[])[0]?.id}`;
    await expectRefusal(sql, () => june.get(other), 400, "validation_failed");
  },
);

function listPath(): string {
  return `/api/projects/${cast.harlow.id}/updates?includeComments=true`;
}
