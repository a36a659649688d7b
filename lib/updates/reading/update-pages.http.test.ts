import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { UpdateView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addMember, addProject, addTask, addUpdate } from "@/sandbox/database/rows";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import type { Client } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

/* The list of updates, page by page: newest first by (createdAt, id), `limit`, `before`, `Link`. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const project = await addProject(cast.sql, cast.ortiz);
await addMember(cast.sql, project, cast.june.user.id);
const task = await addTask(cast.sql, project);
// Ten share each timestamp: within it, they are ordered by id.
for (let at = 0; at < 230; at += 1) {
  const createdAt = new Date(Date.UTC(2026, 5, 1, 8, Math.floor(at / 10)));
  const taskId = at % 3 === 0 ? task : null;
  await addUpdate(cast.sql, { projectId: project, authorId: cast.rosa.user.id, taskId, createdAt });
}
/** Every update of the project, newest first, and those in no task. */
const all = await ids("true");
const unassigned = await ids("task_id IS NULL");

test("without a limit a page has 100, and 200 at most", async () => {
  expect((await pages(cast.rosa, "")).map(({ length }) => length)).toEqual([100, 100, 30]);
  expect((await pages(cast.rosa, "?limit=200")).map(({ length }) => length)).toEqual([200, 30]);
});

test.each([1, 7, 10, 99, 115, 200])("pages of %d hold every update once, newest first", async (limit) => {
  if (limit > 1) expect((await pages(cast.rosa, `?limit=${limit}`)).flat()).toEqual(all);
  else expect((await pages(cast.rosa, "?limit=1", 12)).flat()).toEqual(all.slice(0, 12));
});

test("a worker's pages hold what the worker sees, and are full", async () => {
  expect(await pages(cast.june, "?limit=50")).toEqual(chunks(unassigned, 50));
});

test("placement=unassigned lists only updates in no task, on all pages", async () => {
  expect(await pages(cast.rosa, "?placement=unassigned&limit=60")).toEqual(chunks(unassigned, 60));
});

test("the last page has no next one, even when it is exactly full", async () => {
  expect(await pages(cast.rosa, "?limit=115")).toHaveLength(2);
});

test("what is posted while somebody pages does not shift their pages", async () => {
  const first = await cast.rosa.get<UpdateView[]>(listPath("?limit=5"));
  const posted = await made(cast.june.post(`/api/projects/${project}/updates`, { content: "Since then" }));
  const second = await cast.rosa.get<UpdateView[]>(nextOf(first)!);
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(all.slice(0, 10));
  await cast.sql.query("DELETE FROM updates WHERE id = $1", [posted]);
});

test("an update that goes out of sight while somebody pages hides no other one", async () => {
  const first = await cast.june.get<UpdateView[]>(listPath("?limit=5"));
  const moved = first.body.at(-1)?.id;
  const move = "UPDATE updates SET task_id = $2 WHERE id = $1";
  const { rows } = await cast.sql.query<{ id: string }>(
    "SELECT id FROM project_tasks WHERE project_id = $1",
    [project],
  );
  await cast.sql.query(move, [moved, rows[0]?.id]);
  const second = await cast.june.get<UpdateView[]>(nextOf(first)!.replace("limit=5", "limit=6"));
  expect(second.body.map(({ id }) => id)).toEqual(unassigned.slice(5, 11));
  await cast.sql.query(move, [moved, null]);
});

test("the next page's address keeps what was asked for", async () => {
  const answer = await cast.rosa.get<UpdateView[]>(
    listPath("?includeComments=true&placement=unassigned&limit=2"),
  );
  const last = answer.body.at(-1)?.id ?? "";
  const next = new URL(nextOf(answer)!, server.url);
  expect(next.pathname).toBe(`/api/projects/${project}/updates`);
  const asked = { includeComments: "true", placement: "unassigned", limit: "2", before: last };
  expect(Object.fromEntries(next.searchParams)).toEqual(asked);
});

test.each([
  "limit=0",
  "limit=201",
  "limit=-1",
  "limit=1.5",
  "limit=ten",
  "limit=",
  "before=17",
  "before=",
  "placement=task",
  "includeComments=perhaps",
])("%s is refused", async (query) => {
  const [path = ""] = query.split("=");
  const list = () => cast.rosa.get(listPath(`?${query}`));
  const { issues } = await expectRefusal(cast.sql, list, 400, "validation_failed");
  expect(issues?.map((issue) => issue.path)).toEqual([path]);
});

test("before an update that does not exist, or is another project's, is refused", async () => {
  for (const before of [randomUUID(), cast.harlow.updates.unassigned, cast.mill.update]) {
    const list = () => cast.rosa.get(listPath(`?before=${before}`));
    const { issues } = await expectRefusal(cast.sql, list, 400, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual(["before"]);
  }
});

function listPath(query: string): string {
  return `/api/projects/${project}/updates${query}`;
}

/** The ids of each page, following the links to the end or for at most `most` pages. */
async function pages(client: Client, query: string, most = 300): Promise<string[][]> {
  const found: string[][] = [];
  for (let path: string | undefined = listPath(query); path && found.length < most;) {
    const answer = await client.get<UpdateView[]>(path);
    expect(answer.status).toBe(200);
    found.push(answer.body.map(({ id }) => id));
    path = nextOf(answer);
  }
  return found;
}

function nextOf({ headers }: { headers: Headers }): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
}

function chunks(list: string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}

async function ids(condition: string): Promise<string[]> {
  const statement = `SELECT id FROM updates WHERE project_id = $1 AND ${condition} ORDER BY created_at DESC, id DESC`;
  const { rows } = await cast.sql.query<{ id: string }>(statement, [project]);
  return rows.map(({ id }) => id);
}
