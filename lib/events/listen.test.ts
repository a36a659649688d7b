import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createListener, type Listener } from "./listen";
import { connect, createTestDatabase, type TestDatabase } from "@/sandbox/database/test-database";

vi.mock("@/lib/kernel/log", () => ({ log: { warn: () => undefined } }));

type Sql = Awaited<ReturnType<typeof connect>>;

let database: TestDatabase;
let sql: Sql;
let listener: Listener;

beforeEach(async () => {
  database = await createTestDatabase();
  sql = await connect(database.url);
  listener = createListener(database.url);
});

afterEach(async () => {
  await sql.end();
  await database.drop();
});

test("receives each subscribed channel's notifications over one connection, and none after unsubscribing", async () => {
  const [jobs, moreJobs, events] = [
    await subscribed("jobs"),
    await subscribed("jobs"),
    await subscribed("events"),
  ];
  expect(await listening()).toHaveLength(1);
  await notify("jobs", "mail");
  await notify("events", "a:1");
  await vi.waitFor(() =>
    expect([jobs.heard, moreJobs.heard, events.heard]).toEqual([["mail"], ["mail"], ["a:1"]]),
  );
  await jobs.stop();
  await notify("jobs", "report");
  await vi.waitFor(() => expect(moreJobs.heard).toEqual(["mail", "report"]));
  expect(jobs.heard).toEqual(["mail"]);
  await moreJobs.stop();
  await notify("jobs", "nobody");
  await notify("events", "a:2");
  await vi.waitFor(() => expect(events.heard).toEqual(["a:1", "a:2"]));
  expect(moreJobs.heard).toEqual(["mail", "report"]);
  await events.stop();
  await vi.waitFor(async () => expect(await listening()).toEqual([]));
});

test("reopens its channels after the connection was lost, and reports the gap", async () => {
  const [jobs, events] = [await subscribed("jobs"), await subscribed("events")];
  for (const round of [1, 2, 3]) {
    await sql.query("SELECT pg_terminate_backend($1)", [(await listening())[0]]);
    await vi.waitFor(() => expect([jobs.opened(), events.opened()]).toEqual([round + 1, round + 1]));
    await notify("jobs", String(round));
    await vi.waitFor(() => expect(jobs.heard.at(-1)).toBe(String(round)));
  }
  expect(jobs.heard).toEqual(["1", "2", "3"]);
  expect(events.heard).toEqual([]);
  await Promise.all([jobs.stop(), events.stop()]);
});

test("connects as soon as the database is there", async () => {
  const late = new URL(database.url);
  late.pathname += "_late";
  const opened = vi.fn();
  const stop = createListener(late.href).subscribe("jobs", { onNotify: () => undefined, onOpen: opened });
  const name = sql.escapeIdentifier(late.pathname.slice(1));
  await sql.query(`CREATE DATABASE ${name}`);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  await stop();
  await sql.query(`DROP DATABASE ${name} WITH (FORCE)`);
});

/** A subscription whose channel is open, with what it has heard. */
async function subscribed(channel: string) {
  const heard: string[] = [];
  const onOpen = vi.fn();
  const stop = listener.subscribe(channel, { onNotify: (payload) => heard.push(payload), onOpen });
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  return { heard, stop, opened: () => onOpen.mock.calls.length };
}

async function notify(channel: string, payload: string): Promise<void> {
  await sql.query("SELECT pg_notify($1, $2)", [channel, payload]);
}

/** The processes of the database that serve a connection besides the test's own. */
async function listening(): Promise<number[]> {
  const { rows } = await sql.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => pid);
}
