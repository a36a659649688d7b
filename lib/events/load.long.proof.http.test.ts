import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { entitle } from "@/sandbox/database/rows";
import { countStatements, type StatementCounter } from "@/sandbox/database/statement-counter";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { made } from "@/sandbox/fixtures/cast";
import { type EventReader, openEvents } from "@/sandbox/fixtures/event-reader";
import { type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { freePort } from "@/sandbox/run/ports";
import { judgesDurations, report } from "@/sandbox/run/steps/proof";
import { inspectedOn, readMemory, type ServerMemory } from "@/sandbox/servers/server-memory";
import { at } from "@/sandbox/servers/start-examples";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

/** Two servers on one database, each with so many streams, so many of them in one project. */
const STREAMS = 200;
const IN_PROJECT = 10;
const PROJECTS = STREAMS / IN_PROJECT;
const SECONDS = 60;
const PER_SECOND = 50;

interface Site {
  server: TestServer;
  counter: StatementCounter;
  inspector: number;
  rosa: SignedInClient;
}

const database = await forThisFile(createTestDatabase());
const first = await start(null);
const sites = [first, await start(first.rosa)] as const;
const projects = await newProjects(first.rosa);

afterAll(async () => {
  for (const { server, counter } of sites) {
    await server.stop();
    await counter.stop();
  }
});

/** A server whose statements are counted. */
async function start(known: SignedInClient | null): Promise<Site> {
  const counter = await countStatements(database.url);
  const inspector = await freePort();
  const env = {
    ...inspectedOn(inspector),
    DATABASE_URL: counter.url,
    DIRECT_URL: counter.url,
    JOBS: known ? "off" : "on",
  };
  const server = await startTestServer({ databaseUrl: database.url, env });
  const rosa = known ? at(server.url, known) : await signUp(server, { name: "Rosa Ortiz" });
  return { server, counter, inspector, rosa };
}

async function newProjects(rosa: SignedInClient) {
  const businessId = await made(rosa.post("/api/businesses", { name: "Ortiz Framing" }));
  const sql = await connect(database.url);
  await entitle(sql, businessId);
  await sql.end();
  const added: { id: string; update: string }[] = [];
  for (let n = 0; n < PROJECTS; n += 1) {
    const id = await made(rosa.post("/api/projects", { businessId, name: `Lot ${String(n + 1)}` }));
    added.push({ id, update: await made(rosa.post(`/api/projects/${id}/updates`, { content: "Begun" })) });
  }
  return added;
}

test(
  "hundreds of streams on two servers get every change once, in order and soon, and cost the database no more than few do",
  { timeout: 300_000 },
  async (context) => {
    await withStreams(2, () => sleep(500));
    const few = await withStreams(PROJECTS, (readers) => load(readers, Math.ceil(SECONDS / 6)));
    const without = await readMemories();
    const many = await withStreams(STREAMS, async (readers) => {
      const idle = await readMemories();
      return { ...(await load(readers, SECONDS)), idle };
    });
    const kbPerStream = (of: keyof ServerMemory) =>
      Math.max(...many.idle.map((memory, n) => (memory[of] - (without[n]?.[of] ?? 0)) / STREAMS / 1024));
    report(context, {
      streams: 2 * STREAMS,
      events: many.events,
      "p50 ms": Math.round(many.p50),
      "p99 ms": Math.round(many.p99),
      "statements a second": Math.round(many.perSecond),
      [`with ${String(2 * PROJECTS)} streams`]: Math.round(few.perSecond),
      "kB an idle stream holds": kbPerStream("held").toFixed(1),
      "kB of the machine": kbPerStream("resident").toFixed(1),
    });
    if (judgesDurations) expect(many.p99).toBeLessThan(1000);
    expect(kbPerStream("held")).toBeLessThan(60);
    expect(many.perChange).toBeLessThan(few.perChange * 1.25 + 1);
  },
);

/** Opens so many streams on each server, spread over the projects. */
async function withStreams<T>(count: number, work: (readers: OpenStream[]) => Promise<T>): Promise<T> {
  const readers: OpenStream[] = [];
  for (const { rosa } of sites)
    for (let n = 0; n < count; n += 1) {
      const projectId = projects[n % PROJECTS]?.id ?? "";
      readers.push({ projectId, reader: await openEvents(rosa, `/api/projects/${projectId}/events`) });
    }
  const result = await work(readers);
  for (const { reader } of readers) reader.close();
  await Promise.all(readers.map(({ reader }) => reader.ended));
  return result;
}

interface OpenStream {
  projectId: string;
  reader: EventReader;
}

/** Comments at an even pace, on both servers in turn; then every stream must have each of its project's once and in order. */
async function load(streams: OpenStream[], seconds: number) {
  for (const { counter } of sites) counter.take();
  const begun = performance.now();
  const changes: Change[] = [];
  const sent: Promise<void>[] = [];
  for (let n = 0; n < seconds * PER_SECOND; n += 1) {
    await sleep(Math.max(0, begun + (n * 1000) / PER_SECOND - performance.now()));
    sent.push(change(n).then((made) => void changes.push(made)));
  }
  await Promise.all(sent);
  const statements = sites.reduce((sum, { counter }) => sum + counter.take(), 0);
  const elapsed = (performance.now() - begun) / 1000;
  await vi.waitFor(() => {
    for (const { projectId, reader } of streams) expectAll(reader, projectId, changes);
  }, 20_000);
  const byId = new Map(changes.map((one) => [one.id, one]));
  const delays = streams.flatMap(({ reader }) =>
    reader.events.map(({ at: heard, data }) => heard - (byId.get(data.entityId ?? "")?.sentAt ?? heard)),
  );
  delays.sort((a, b) => a - b);
  return {
    events: delays.length,
    p50: delays[Math.floor(delays.length * 0.5)] ?? 0,
    p99: delays[Math.floor(delays.length * 0.99)] ?? 0,
    perSecond: statements / elapsed,
    perChange: statements / changes.length,
  };
}

interface Change {
  id: string;
  projectId: string;
  sentAt: number;
}

async function change(n: number): Promise<Change> {
  const { rosa } = sites[n % 2 === 0 ? 0 : 1];
  const { id: projectId, update } = projects[n % PROJECTS] ?? { id: "", update: "" };
  const sentAt = performance.now();
  const id = await made(rosa.post(`/api/updates/${update}/comments`, { content: `Comment ${String(n)}` }));
  return { id, projectId, sentAt };
}

function expectAll({ events }: EventReader, projectId: string, changes: Change[]): void {
  const own = changes.filter((one) => one.projectId === projectId);
  expect(events).toHaveLength(own.length);
  expect(new Set(events.map(({ data }) => data.entityId))).toEqual(new Set(own.map(({ id }) => id)));
  const seqs = events.map(({ data }) => data.seq);
  expect(seqs).toEqual(seqs.map((_, n) => (seqs[0] ?? 0) + n));
}

function readMemories(): Promise<ServerMemory[]> {
  return Promise.all(sites.map(({ inspector }) => readMemory(inspector)));
}
