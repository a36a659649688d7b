import { once } from "node:events";
import { connect as connectTo } from "node:net";
import type { Client as Database } from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { connect, createTestDatabase, type TestDatabase } from "@/sandbox/database/test-database";
import { newWorker, rosasSite, type Site } from "@/sandbox/fixtures/site-fixture";
import { KILLED_AFTER_MS } from "@/sandbox/run/service";
import { within } from "@/sandbox/run/steps/proof";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

const IN_FLIGHT = 6;

let own: TestDatabase;
let server: TestServer;
let database: Database;
let site: Site;

beforeEach(async () => {
  own = await createTestDatabase();
  server = await startTestServer({ databaseUrl: own.url });
  database = await connect(own.url);
  site = await rosasSite(server);
});

afterEach(async () => {
  await database.end();
  await own.drop();
});

async function otherConnections(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? Number.NaN;
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets requests in flight finish, then leaves nothing behind",
  async (signal) => {
    const mateo = await newWorker(server, site);
    const holder = await connect(own.url);
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM projects WHERE id = $1 FOR UPDATE", [site.projectId]);
    const posts = Array.from({ length: IN_FLIGHT }, (_, n) =>
      mateo.post(`/api/projects/${site.projectId}/updates`, { content: `In flight ${n}` }),
    );
    await untilWaiting(database, IN_FLIGHT);

    const begin = performance.now();
    const stopped = server.stop(signal);
    await vi.waitFor(() => expect(server.log().join()).toContain("stopping"));
    await expect(fetch(`${server.url}/api/health`, { signal: AbortSignal.timeout(2_000) })).rejects.toThrow();
    await holder.query("COMMIT");
    await holder.end();

    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(posts.map(() => 201));
    await stopped;
    expect(performance.now() - begin).toBeLessThan(KILLED_AFTER_MS);
    expect((await database.query("SELECT 1 FROM updates WHERE seq IS NOT NULL")).rowCount).toBe(IN_FLIGHT);
    await vi.waitFor(async () => expect(await otherConnections()).toBe(0));
  },
);

test("an idle server with open connections stops at once", async () => {
  await Promise.all(Array.from({ length: 10 }, () => site.rosa.get("/api/user")));
  const begin = performance.now();
  await within(5_000, server.stop());
  expect(performance.now() - begin).toBeLessThan(KILLED_AFTER_MS);
  await vi.waitFor(async () => expect(await otherConnections()).toBe(0));
});

test("a connection on which nothing was asked yet, as browsers open in advance, holds up no stop", async () => {
  const silent = connectTo(Number(new URL(server.url).port), "127.0.0.1");
  await once(silent, "connect");
  const closed = once(silent, "close");
  // Connections are accepted in order: the server has the silent one once it answers on a later one.
  expect((await fetch(`${server.url}/api/health`, { headers: { connection: "close" } })).status).toBe(200);
  const begin = performance.now();
  await within(5_000, server.stop());
  expect(performance.now() - begin).toBeLessThan(KILLED_AFTER_MS);
  await closed;
});
