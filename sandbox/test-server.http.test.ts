import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "./http-client";
import { connect } from "./test-database";
import { startTestServer } from "./test-server";
import type { TestServer } from "./test-server";

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

test("tests see its database and what it logs, as JSON lines", async () => {
  const database = await connect(server.databaseUrl);
  expect((await database.query("SELECT count(*)::int AS count FROM users")).rows).toEqual([{ count: 1 }]);
  await database.end();
  const parsed = server
    .log()
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as object);
  expect(parsed.length).toBeGreaterThan(0);
});
