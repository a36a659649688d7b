import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import {
  addComment,
  addMember,
  addMessage,
  addPhoto,
  addProject,
  addSubtask,
  addTask,
  addUpdate,
  addUser,
  assignSubtask,
  assignTask,
} from "@/sandbox/database/rows";
import { countStatements } from "@/sandbox/database/statement-counter";
import { createTestDatabase } from "@/sandbox/database/test-database";
import { gatherCast, type Kind, personOf } from "@/sandbox/fixtures/cast";
import { startTestServer } from "@/sandbox/servers/test-server";

/* The number of statements of a call does not grow with the rows (first two of each, then sixty). */
const FEW = 2;
const MANY = 60;
const DAY_MS = 86_400_000;
const READERS = ["owner", "assigned"] as const satisfies Kind[];
/** Of a diary, which starts no later than the rows below. */
const TODAY = `from=${new Date().toISOString().slice(0, 10)}&to=${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}`;
const CALLS = [
  ["GET /api/projects", () => "/api/projects"],
  [
    "the page of a project with a folder open",
    () => `/projects/${cast.harlow.id}?folder=${cast.harlow.framing}`,
  ],
  ["GET /api/projects/{id}", () => `/api/projects/${cast.harlow.id}`],
  [
    "GET /api/projects/{id}/updates",
    () => `/api/projects/${cast.harlow.id}/updates?includeComments=true&limit=200`,
  ],
  [
    "GET /api/projects/{id}/diary",
    () => `/api/projects/${cast.harlow.id}/diary?includeComments=true&${TODAY}`,
  ],
  ["GET /api/projects/{id}/photos", () => `/api/projects/${cast.harlow.id}/photos?limit=100`],
  ["GET /api/projects/{id}/tasks", () => `/api/projects/${cast.harlow.id}/tasks`],
  ["GET /api/projects/{id}/progress", () => `/api/projects/${cast.harlow.id}/progress`],
  ["GET /api/projects/{id}/insights", () => `/api/projects/${cast.harlow.id}/insights`],
  ["GET /api/tasks/{id}/subtasks", () => `/api/tasks/${cast.harlow.framing}/subtasks`],
  ["GET /api/tasks/{id}/members", () => `/api/tasks/${cast.harlow.framing}/members`],
  [
    "GET /api/tasks/{id}/updates",
    () => `/api/tasks/${cast.harlow.framing}/updates?includeComments=true&limit=200`,
  ],
  ["GET /api/subtasks/{id}/members", () => `/api/subtasks/${cast.harlow.joists}/members`],
  [
    "GET /api/subtasks/{id}/updates",
    () => `/api/subtasks/${cast.harlow.joists}/updates?includeComments=true&limit=200`,
  ],
  ["GET /api/updates/{id}/comments", () => `/api/updates/${cast.harlow.updates.framing}/comments`],
  ["GET /api/updates/{id}/revisions", () => `/api/updates/${cast.harlow.updates.framing}/revisions`],
  ["GET /api/projects/{id}/channels", () => `/api/projects/${cast.harlow.id}/channels`],
  ["GET /api/projects/{id}/messages", () => `/api/projects/${cast.harlow.id}/messages?limit=200`],
  [
    "GET /api/projects/{id}/messages with somebody",
    () => `/api/projects/${cast.harlow.id}/messages?with=${cast.june.user.id}`,
  ],
  [
    "GET /api/projects/{id}/messages searched",
    () => `/api/projects/${cast.harlow.id}/messages?search=a&limit=200`,
  ],
  [
    "GET /api/projects/{id}/messages around one",
    () => `/api/projects/${cast.harlow.id}/messages?around=${message}`,
  ],
  ["GET /api/projects/{id}/connect-codes", () => `/api/projects/${cast.harlow.id}/connect-codes`],
  ["GET /api/recent-updates", () => "/api/recent-updates"],
  ["GET /api/businesses", () => "/api/businesses"],
  ["GET /api/businesses/{id}/admins", () => `/api/businesses/${cast.ortiz}/admins`],
  ["GET /api/businesses/{id}/insights", () => `/api/businesses/${cast.ortiz}/insights`],
] as const;
const before = new Map<string, number>();

const database = await forThisFile(createTestDatabase());
const counter = await forThisFile(countStatements(database.url));
// What the job queue does beside is not counted.
const env = { JOBS: "off", DIRECT_URL: database.url };
const server = await forThisFile(startTestServer({ databaseUrl: counter.url, env }));
const cast = await forThisFile(gatherCast({ url: server.url, databaseUrl: database.url }));
const message = await addMessage(cast.sql, { projectId: cast.harlow.id, authorId: cast.rosa.user.id });
await fill(FEW);
await counter.settled();
for (const [call, path] of CALLS)
  for (const reader of READERS) before.set(`${reader} ${call}`, await cost(reader, path()));
await fill(MANY - FEW);

test.each(CALLS)("%s sends as many statements for sixty rows as for two", async (call, path) => {
  for (const reader of READERS) {
    const few = before.get(`${reader} ${call}`);
    expect(few).toBeGreaterThan(0);
    expect([reader, await cost(reader, path())]).toEqual([reader, few]);
  }
});

test("none sends more than ten, but for a page that opens with a folder", () => {
  const most = ([name]: [string, number]) => (name.includes("folder open") ? 11 : 10);
  expect([...before].filter((entry) => entry[1] > most(entry))).toEqual([]);
});

test("posting writes the update, its log row and its event in one statement, after one that authorizes", async () => {
  const { june, harlow } = cast;
  // Besides the two: one that loads the caller and counts the write, BEGIN and COMMIT.
  await expectCost(() => june.post(`/api/projects/${harlow.id}/updates`, { content: "Up" }), 5);
});

test("commenting needs no transaction: one statement admits and authorizes, one writes comment, log row and event", async () => {
  const { june, harlow } = cast;
  const comments = `/api/updates/${harlow.updates.unassigned}/comments`;
  await expectCost(() => june.post(comments, { content: "Good" }), 2);
});

/** Writes until that costs as many statements: what tells people of it works beside, and delays what comes next. */
async function expectCost(
  write: () => Promise<{ status: number; body: unknown }>,
  statements: number,
): Promise<void> {
  const costAlone = async () => {
    await counter.settled();
    expect((await write()).status).toBe(201);
    return counter.take();
  };
  await expect.poll(costAlone, { interval: 0, timeout: 30_000 }).toBe(statements);
}

/** The number of statements of one call; the first call after a change may do setup that the next ones skip. */
function cost(reader: Kind, path: string): Promise<number> {
  const client = personOf(cast, reader);
  return counter.costOf(() => client.get(path));
}

/** Adds `count` projects, members, tasks, assignments, updates, comments and admins for the cast. */
async function fill(count: number): Promise<void> {
  const { sql, ortiz, harlow, mateo } = cast;
  for (let at = 0; at < count; at += 1) {
    const { id } = await addUser(sql);
    const project = await addProject(sql, ortiz);
    for (const userId of [mateo.user.id, id]) await addMember(sql, project, userId);
    await addMember(sql, harlow.id, id);
    const task = await addTask(sql, harlow.id);
    for (const userId of [mateo.user.id, id]) await assignTask(sql, harlow.id, task, userId);
    await sql.query("UPDATE project_tasks SET is_completed = true, completed_at = now() WHERE id = $1", [
      task,
    ]);
    const update = await addUpdate(sql, { projectId: harlow.id, authorId: id, taskId: task });
    await addUpdate(sql, { projectId: project, authorId: id });
    await fillFraming(id);
    await sql.query(
      `INSERT INTO chat_messages (id, project_id, author_id, recipient_id, content, seq)
       SELECT gen_random_uuid(), $1, $2, recipient, 'Good', 1000 FROM unnest(ARRAY[NULL, $3]::uuid[]) recipient`,
      [harlow.id, id, mateo.user.id],
    );
    await addComment(sql, update, id);
    await sql.query(
      "INSERT INTO business_admins (business_id, user_id, accepted_at) VALUES ($1, $2, now())",
      [ortiz, id],
    );
  }
}

/** One more subtask, assignee and update with a comment and a revision in Framing and in Joists. */
async function fillFraming(userId: string): Promise<void> {
  const { sql, harlow } = cast;
  const place = { projectId: harlow.id, authorId: userId, taskId: harlow.framing };
  const subtask = await addSubtask(sql, harlow.id, harlow.framing);
  await assignTask(sql, harlow.id, harlow.framing, userId);
  for (const id of [subtask, harlow.joists]) await assignSubtask(sql, harlow.id, id, userId);
  for (const subtaskId of [null, harlow.joists]) {
    const update = await addUpdate(sql, { ...place, subtaskId });
    await addComment(sql, update, userId);
    await addPhoto(sql, userId, update);
  }
  await sql.query(
    "INSERT INTO update_revisions (id, update_id, content) VALUES (gen_random_uuid(), $1, 'Before')",
    [harlow.updates.framing],
  );
}
