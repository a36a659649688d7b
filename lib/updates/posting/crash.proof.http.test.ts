import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newProject, newWorker, rosasSite } from "@/sandbox/fixtures/site-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

const CLIENTS = 8;
const POSTS = 200;

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);
const people = Array.from({ length: CLIENTS }, (_, n) => ({
  name: `Worker ${"ABCDEFGH"[n] ?? ""}`,
  language: "en",
}));
const crew = await Promise.all(people.map((person) => newWorker(server, site, person)));

/** A post on the device: created once, sent until it is answered. */
interface Post {
  content: string;
  answeredId?: string;
}

test(
  `kill -9 during ${POSTS} posts from ${CLIENTS} clients: what was answered is there once, and nothing is there by half`,
  { timeout: 600_000 },
  async (context) => {
    const moments = proofCount(12, 1);
    const figures = { kills: 0, answered: 0, unanswered: 0, keptUnanswered: 0 };
    for (let moment = 0; moment < moments; moment += 1) {
      const projectId = await crewsProject();
      const posts = makePosts();
      await postUntilKilled(projectId, posts, randomInt(1, POSTS - CLIENTS));
      await server.restart();
      const kept = await expectWhole(projectId, posts);
      const answered = posts.flat().filter((post) => post.answeredId !== undefined).length;
      figures.kills += 1;
      figures.answered += answered;
      figures.unanswered += POSTS - answered;
      figures.keptUnanswered += kept - answered;
      await sendAgain(projectId, posts);
      expect(await expectWhole(projectId, posts)).toBe(POSTS);
    }
    report(context, { ...figures, lost: 0, halves: 0 });
  },
);

/** A new project in which the whole crew may post. */
async function crewsProject(): Promise<string> {
  const projectId = await newProject(site.rosa, site.businessId);
  await database.query(
    "INSERT INTO project_members (user_id, project_id, role) SELECT id, $1, 'worker' FROM users WHERE id = ANY($2)",
    [projectId, crew.map(({ user }) => user.id)],
  );
  return projectId;
}

function makePosts(): Post[][] {
  return crew.map((_, client) =>
    Array.from({ length: POSTS / CLIENTS }, (__, n) => ({ content: `Post ${n} of client ${client}` })),
  );
}

/** All clients post, each one post at a time; after `answers` answers in total the server is killed mid-work. */
async function postUntilKilled(projectId: string, posts: Post[][], answers: number): Promise<void> {
  let answered = 0;
  let killing: Promise<void> | undefined;
  const count = () => {
    answered += 1;
    if (answered === answers) killing = server.kill();
  };
  await Promise.all(posts.map((own, client) => postInTurn(projectId, own, crew[client]!, count)));
  await killing;
  expect(answered).toBeGreaterThanOrEqual(answers);
  expect(answered).toBeLessThan(POSTS);
}

async function postInTurn(
  projectId: string,
  posts: Post[],
  client: SignedInClient,
  onAnswer: () => void,
): Promise<void> {
  for (const post of posts) {
    const id = await send(projectId, post, client).catch(() => undefined);
    if (id === undefined) return;
    post.answeredId = id;
    onAnswer();
  }
}

async function send(projectId: string, { content }: Post, client: SignedInClient): Promise<string> {
  const headers = { "idempotency-key": content };
  const { status, body } = await client.post<{ id: string }>(
    `/api/projects/${projectId}/updates`,
    { content },
    { headers },
  );
  expect(status).toBe(201);
  return body.id;
}

/** What the device does once it is back online: resends every unanswered post with the same key. */
async function sendAgain(projectId: string, posts: Post[][]): Promise<void> {
  for (const [client, own] of posts.entries()) {
    for (const post of own) {
      const id = await send(projectId, post, crew[client]!);
      if (post.answeredId !== undefined) expect(id).toBe(post.answeredId);
      post.answeredId = id;
    }
  }
}

/** Asserts that the project's rows are consistent; returns how many updates there are. */
async function expectWhole(projectId: string, posts: Post[][]): Promise<number> {
  const { rows: updates } = await database.query<{
    id: string;
    content: string;
    author_id: string;
    seq: number | null;
    events: number;
    logs: number;
    keys: number;
  }>(
    `SELECT u.id, u.content, u.author_id, u.seq,
            (SELECT count(*)::int FROM events e WHERE e.project_id = u.project_id AND e.seq = u.seq AND e.entity_id = u.id AND e.type = 'update.posted') AS events,
            (SELECT count(*)::int FROM action_logs l WHERE l.entity_id = u.id AND l.action = 'update.posted' AND l.user_id = u.author_id) AS logs,
            (SELECT count(*)::int FROM idempotency_keys k WHERE k.user_id = u.author_id AND k.key = u.content AND k.status = 201 AND k.answer->>'id' = u.id::text) AS keys
     FROM updates u WHERE u.project_id = $1`,
    [projectId],
  );
  const byContent = new Map(updates.map((row) => [row.content, row]));
  expect(byContent.size).toBe(updates.length);
  for (const { answeredId, content } of posts.flat())
    if (answeredId !== undefined) expect(byContent.get(content)?.id).toBe(answeredId);
  for (const { seq, events, logs, keys } of updates)
    expect({ seq, events, logs, keys }).toEqual({ seq: expect.any(Number), events: 1, logs: 1, keys: 1 });
  await expectNoGaps(projectId);
  return updates.length;
}

async function expectNoGaps(projectId: string): Promise<void> {
  const { rows } = await database.query<{
    seqs: number[];
    event_seq: number;
    orphans: number;
    unanswered: number;
  }>(
    `SELECT event_seq, ARRAY(SELECT seq FROM events WHERE project_id = p.id ORDER BY seq) AS seqs,
            (SELECT count(*)::int FROM events e WHERE e.project_id = p.id AND e.type = 'update.posted' AND NOT EXISTS (SELECT 1 FROM updates u WHERE u.id = e.entity_id)) AS orphans,
            (SELECT count(*)::int FROM idempotency_keys WHERE status IS NULL) AS unanswered
     FROM projects p WHERE p.id = $1`,
    [projectId],
  );
  const { seqs = [], event_seq: last = -1, orphans, unanswered } = rows[0] ?? {};
  expect(seqs).toEqual(Array.from({ length: last }, (_, n) => n + 1));
  expect({ orphans, unanswered }).toEqual({ orphans: 0, unanswered: 0 });
}
