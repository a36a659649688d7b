import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { entitle } from "@/sandbox/database/rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { made } from "@/sandbox/fixtures/cast";
import { type ReceivedEvent, openEvents } from "@/sandbox/fixtures/event-reader";
import { signUp } from "@/sandbox/http/http-client";
import { report } from "@/sandbox/run/steps/proof";
import { at } from "@/sandbox/servers/start-examples";
import { startTestServer } from "@/sandbox/servers/test-server";

const STREAMS = 50;
const ROUNDS = 4;

const listeners: Listener[] = [];

const database = await forThisFile(createTestDatabase());
const url = new URL(database.url);
url.pathname = "/postgres";
const admin = await forThisFile(connect(url.href));
// Streams that end by themselves are part of it.
const env = { EVENT_STREAM_SECONDS: "3" };
const options = { databaseUrl: database.url, env };
const servers = [await startTestServer(options), await startTestServer(options)] as const;
const rosa = await signUp(servers[0], { name: "Rosa Ortiz" });
const businessId = await made(rosa.post("/api/businesses", { name: "Ortiz Framing" }));
const sql = await connect(database.url);
await entitle(sql, businessId);
await sql.end();
const project = await made(rosa.post("/api/projects", { businessId, name: "Harlow Street" }));
const update = await made(rosa.post(`/api/projects/${project}/updates`, { content: "Begun" }));

afterAll(async () => {
  for (const listener of listeners) listener.stop();
  for (const server of servers) await server.stop();
});

/** A reader who comes back after every end of the stream, where it stopped, as a browser does. */
interface Listener {
  events: ReceivedEvent[];
  connections: () => number;
  stop: () => void;
}

function keepListening(url: string, path: string): Listener {
  const events: ReceivedEvent[] = [];
  let lastEventId: string | undefined;
  let connections = 0;
  let isStopped = false;
  let close: () => void = () => undefined;
  const run = async () => {
    while (!isStopped) {
      const reader = await openEvents(at(url, rosa), path, { lastEventId }).catch(() => null);
      if (reader?.status === 200) {
        connections += 1;
        close = reader.close;
        await reader.ended;
        events.push(...reader.events);
        lastEventId = reader.lastId();
      } else reader?.close();
      await sleep(100 + Math.random() * 200);
    }
  };
  void run();
  return {
    events,
    connections: () => connections,
    stop() {
      isStopped = true;
      close();
    },
  };
}

test(
  `${String(STREAMS)} streams miss nothing and repeat nothing while their servers are killed, the database goes away and they age`,
  { timeout: 300_000 },
  async (context) => {
    const paths = [`/api/projects/${project}/events`, "/api/events"];
    for (let n = 0; n < STREAMS; n += 1)
      listeners.push(keepListening(servers[n % 2 === 0 ? 0 : 1].url, paths[n % 4 < 2 ? 0 : 1] ?? ""));
    await vi.waitFor(
      () => expect(listeners.every(({ connections }) => connections() > 0)).toBe(true),
      20_000,
    );
    const posted: string[] = [];
    const post = async (count: number) => {
      for (let n = 0; n < count; n += 1) posted.push(await commentUntilAnswered());
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await post(5);
      await Promise.all([post(5), restartDatabase()]);
      await post(5);
      const server = servers[round % 2 === 0 ? 1 : 0];
      await server.kill();
      await Promise.all([post(10), server.restart()]);
      await post(5);
    }
    // A stream's events are counted when it ends: they all do by age.
    await vi.waitFor(() => {
      for (const { events } of listeners) expect(idsOf(events)).toHaveLength(posted.length);
    }, 30_000);
    for (const { events } of listeners) {
      expect(idsOf(events)).toEqual(posted);
      expect(events.filter(({ event }) => event === "project.refresh")).toEqual([]);
    }
    const connections = listeners.reduce((sum, listener) => sum + listener.connections(), 0);
    report(context, {
      streams: STREAMS,
      rounds: ROUNDS,
      events: posted.length,
      connections,
      missed: 0,
      repeated: 0,
    });
  },
);

function idsOf(events: ReceivedEvent[]): (string | undefined)[] {
  return events.map(({ data }) => data.entityId);
}

/** Comments with one key until some server answers; the other one may be down. */
async function commentUntilAnswered(): Promise<string> {
  const headers = { "idempotency-key": Math.random().toString(36) };
  const body = { content: "Still here" };
  for (let attempt = 0; ; attempt += 1) {
    const { url } = servers[attempt % 2 === 0 ? 0 : 1];
    const answer = await at(url, rosa)
      .post<{ id: string }>(`/api/updates/${update}/comments`, body, { headers })
      .catch(() => null);
    if (answer?.status === 201) return answer.body.id;
    await sleep(50);
  }
}

/** What the servers see of a database that stops and starts: connections end, and new ones are refused for a while. */
async function restartDatabase(): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
  await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
  await sleep(500);
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
}
