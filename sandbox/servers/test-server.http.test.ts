import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./test-server";
import { connect } from "@/sandbox/database/test-database";
import { signUp } from "@/sandbox/http/http-client";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test("a killed server comes back on the same address with the same people signed in", async () => {
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  await server.kill();
  await expect(rosa.get("/api/user")).rejects.toThrow();
  await server.restart();
  expect(await rosa.get("/api/user")).toMatchObject({
    status: 200,
    body: { name: "Rosa Ortiz", email: rosa.user.email },
  });
});

test("tests can read its database and its log, which is JSON lines", async () => {
  expect(await countUsers()).toBe(1);
  const parsed = server
    .log()
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as object);
  expect(parsed.length).toBeGreaterThan(0);
});

describe("the next file", () => {
  test("gets the same server, without the rows, mails and log of the previous file", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    await rosa.post("/api/request-password-reset", { email: rosa.user.email });
    await server.inbox.store.waitFor(rosa.user.email);
    const { url } = server;
    await server.stop();
    server = await startTestServer();
    expect(server.url).toBe(url);
    expect(await rosa.get("/api/user")).toMatchObject({ status: 401 });
    expect([await countUsers(), await server.inbox.store.list()]).toEqual([0, []]);
    expect(server.log().join("\n")).not.toContain("request-password-reset");
  });

  test("gets another server while this one is in use, and a new one when it passes options", async () => {
    const others = [await startTestServer(), await startTestServer({ env: {} })];
    expect(new Set([server, ...others].map(({ url }) => url)).size).toBe(3);
    for (const other of others) await other.stop();
  });

  test("does not get a server that was killed", async () => {
    const { url } = server;
    await server.kill();
    await server.stop();
    server = await startTestServer();
    expect(server.url).not.toBe(url);
    expect(await countUsers()).toBe(0);
  });
});

async function countUsers(): Promise<number> {
  const database = await connect(server.databaseUrl);
  const { rows } = await database.query<{ count: number }>("SELECT count(*)::int AS count FROM users");
  await database.end();
  return rows[0]?.count ?? -1;
}
