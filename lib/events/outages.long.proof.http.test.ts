import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client as Database } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as en from "@/messages/en";
import { ensureDatabase, type Postgres, startPostgres } from "@/sandbox/database/postgres";
import { addSubtask, addTask, assignTask } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { ago, Subscriber } from "@/sandbox/fixtures/billing-fixture";
import { made } from "@/sandbox/fixtures/cast";
import { openEvents } from "@/sandbox/fixtures/event-reader";
import { newWorker, rosasSite, type Site } from "@/sandbox/fixtures/site-fixture";
import { Client, type SignedInClient } from "@/sandbox/http/http-client";
import { temporaryFolder } from "@/sandbox/run/folders";
import { migrate } from "@/sandbox/run/run";
import { judgesDurations, report } from "@/sandbox/run/steps/proof";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

const WORKERS = 4;
const ROUNDS = 4;
const EACH = 12;
const AWAY_MS = 30_000;
/** A phone gives up on a call after this long: what is not answered by then is sent again. */
const PATIENCE_MS = 15_000;

let folder: string;
let postgres: Postgres;
let server: TestServer;
let site: Site;
let crew: SignedInClient[];
let update: string;

beforeAll(async () => {
  folder = temporaryFolder("outages");
  postgres = await startPostgres({ dataDir: folder, throwaway: true });
  await ensureDatabase(postgres, "site");
  await migrate(postgres.url("site"));
  server = await startTestServer({ databaseUrl: postgres.url("site") });
  site = await rosasSite(server);
  crew = await Promise.all(Array.from({ length: WORKERS }, () => newWorker(server, site)));
  update = await made(site.rosa.post(`/api/projects/${site.projectId}/updates`, { content: "Begun" }));
});

afterAll(async () => {
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startAgain = async () => {
  postgres = await startPostgres({ dataDir: folder, port: postgres.port, throwaway: true });
};

/** As `kill -9` does: its processes end without a word to anybody. */
async function killPostgres(): Promise<void> {
  const [pid = ""] = readFileSync(join(folder, "cluster/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  await postgres.exited;
}

async function onDatabase<T>(work: (sql: Database) => Promise<T>): Promise<T> {
  const sql = await connect(postgres.url("site"));
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Sends a call until it is answered with success, as the outbox does. Returns the answer, and how often it was sent. */
async function untilAnswered<T>(send: () => Promise<{ status: number; body: T }>): Promise<T> {
  for (;;) {
    const answer = await send().catch(() => null);
    if (answer && answer.status < 300) return answer.body;
    await sleep(50 + Math.random() * 100);
  }
}

/** An owner who pays monthly, and has for twenty days. */
async function newSubscriber(): Promise<Subscriber> {
  server.stripe.clear();
  server.stripe.setTime(ago(500));
  const subscriber = await Subscriber.create(server);
  await subscriber.subscribe();
  server.stripe.setTime(ago(480));
  expect(await subscriber.summary()).toBe("active monthly entitled");
  return subscriber;
}

const changePlan = (subscriber: Subscriber) =>
  subscriber.call("change-subscription-plan", { newPlan: "yearly" }).catch(() => null);

/** Begins to change the plan of Stripe's only subscription; Stripe has the request and takes its time. */
async function beginChange(subscriber: Subscriber): Promise<{ begun: ReturnType<typeof changePlan> }> {
  const [id = ""] = Object.keys(server.stripe.state.subscriptions);
  const change = `POST /v1/subscriptions/${id}`;
  server.stripe.trouble({ delayMs: 200, on: change });
  const begun = changePlan(subscriber);
  await vi.waitFor(() => expect(server.stripe.calls).toContain(change), { timeout: 10_000, interval: 2 });
  return { begun };
}

/** Asks for the change until it is made: by this request, or by the one that was cut off. Returns what Stripe charged for it. */
async function untilChanged(subscriber: Subscriber): Promise<number> {
  server.stripe.trouble(null);
  for (;;) {
    const answer = await changePlan(subscriber);
    if (answer?.status === 200 || answer?.body.message === en.errors.alreadyOnPlan) break;
    await sleep(50 + Math.random() * 100);
  }
  expect(await subscriber.summary()).toBe("active yearly entitled");
  const [, ...ofChange] = await onDatabase((sql) => subscriber.charges(sql));
  return ofChange.length;
}

test(
  "Postgres and the server are killed by turns amid comments, ticks and plan changes: what was answered is there once, in one order, and paid once",
  { timeout: 400_000 },
  async (context) => {
    const charges: number[] = [];
    const comments: string[] = [];
    const ticked: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const subtasks = await onDatabase(async (sql) => {
        const task = await addTask(sql, site.projectId, `Round ${String(round)}`);
        for (const { user } of crew) await assignTask(sql, site.projectId, task, user.id);
        return Promise.all(
          Array.from({ length: WORKERS * EACH }, (_, n) =>
            addSubtask(sql, site.projectId, task, `Part ${String(n)}`),
          ),
        );
      });
      const subscriber = await newSubscriber();
      const work = crew.map(async (person, at) => {
        for (const subtask of subtasks.slice(at * EACH, (at + 1) * EACH)) {
          const headers = { "idempotency-key": randomUUID() };
          const body = { content: "Still here" };
          const posted = () =>
            person.post<{ id: string }>(`/api/updates/${update}/comments`, body, { headers });
          comments.push((await untilAnswered(posted)).id);
          await untilAnswered(() => person.put(`/api/subtasks/${subtask}/complete`));
          ticked.push(subtask);
        }
      });
      const enough = comments.length + WORKERS * 3;
      await vi.waitFor(() => expect(comments.length).toBeGreaterThan(enough), {
        timeout: 20_000,
        interval: 5,
      });
      const { begun } = await beginChange(subscriber);
      if (round % 2 === 0) {
        await killPostgres();
        await startAgain();
      } else {
        await server.kill();
        await server.restart();
      }
      await Promise.all([...work, begun]);
      charges.push(await untilChanged(subscriber));
    }
    expect(charges).toEqual(Array(ROUNDS).fill(1));
    const { rows } = await onDatabase((sql) =>
      sql.query<Record<string, unknown>>(
        `SELECT ARRAY(SELECT id::text FROM comments WHERE update_id = $2 ORDER BY id) AS comments,
                ARRAY(SELECT id::text FROM subtasks WHERE project_id = $1 AND is_completed ORDER BY id) AS ticked,
                ARRAY(SELECT entity_id::text FROM events WHERE project_id = $1 AND type = 'comment.posted' ORDER BY 1) AS told,
                ARRAY(SELECT entity_id::text FROM events WHERE project_id = $1 AND type = 'subtask.completed' ORDER BY 1) AS told_ticks,
                (SELECT event_seq FROM projects WHERE id = $1) = (SELECT count(*) FROM events WHERE project_id = $1) AS "isGapless"`,
        [site.projectId, update],
      ),
    );
    const [all, ticks] = [comments.toSorted(), ticked.toSorted()];
    expect(rows).toEqual([{ comments: all, told: all, ticked: ticks, told_ticks: ticks, isGapless: true }]);
    const answered = { comments: all.length, ticks: ticks.length, "plan changes": charges.length };
    report(context, { rounds: ROUNDS, ...answered, lost: 0, twice: 0 });
  },
);

test(
  "the database is away for 30 seconds: every call is answered soon and says so, and all is well when it is back",
  { timeout: 180_000 },
  async (context) => {
    const stream = await openEvents(site.rosa, `/api/projects/${site.projectId}/events`);
    await postgres.stop();
    const begun = performance.now();
    const answers = new Map<number, number>();
    let longest = 0;
    while (performance.now() - begun < AWAY_MS) {
      const calls = [
        ...crew.map((person) => person.get(`/api/projects/${site.projectId}/updates`)),
        site.rosa.post(`/api/updates/${update}/comments`, { content: "Nobody hears this" }),
        new Client(server.url).get("/api/ready"),
      ];
      const sent = performance.now();
      for (const answer of await Promise.all(calls))
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      longest = Math.max(longest, performance.now() - sent);
      expect((await new Client(server.url).get("/api/health")).status).toBe(200);
    }
    expect([...answers.keys()]).toEqual([503]);
    if (judgesDurations) expect(longest).toBeLessThan(PATIENCE_MS);
    const pid = server.pid();
    await startAgain();
    const back = performance.now();
    const { id: comment } = await untilAnswered(() =>
      site.rosa.post<{ id: string }>(`/api/updates/${update}/comments`, { content: "Back" }),
    );
    const after = performance.now() - back;
    if (judgesDurations) expect(after).toBeLessThan(10_000);
    expect(server.pid()).toBe(pid);
    const again = stream.isOver()
      ? await openEvents(site.rosa, `/api/projects/${site.projectId}/events`, {
          lastEventId: stream.lastId(),
        })
      : stream;
    await vi.waitFor(() => expect(again.events.map(({ data }) => data.entityId)).toEqual([comment]), 20_000);
    again.close();
    stream.close();
    report(context, {
      answers: [...answers.values()].reduce((sum, n) => sum + n, 0),
      "longest ms": Math.round(longest),
      "ms until the first success": Math.round(after),
    });
  },
);
