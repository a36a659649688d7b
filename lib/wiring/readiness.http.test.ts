import { afterAll, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { Client, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const own = await forThisFile(createTestDatabase());
const server = await forThisFile(startTestServer({ databaseUrl: own.url }));
const url = new URL(own.url);
const name = url.pathname.slice(1);
url.pathname = "/postgres";
const admin = await forThisFile(connect(url.href));
const rosa = await signUp(server, { name: "Rosa Ortiz" });

afterAll(async () => {
  await allowConnections(true);
});

/** Simulates a stopped database server: open connections end and new ones are refused. */
async function allowConnections(allowed: boolean): Promise<void> {
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${allowed}`);
  if (!allowed)
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
}

const visitor = () => new Client(server.url);

test("is healthy and ready while everything answers", async () => {
  expect(await visitor().get("/api/health")).toMatchObject({ status: 200, body: { status: "ok" } });
  expect(await visitor().get("/api/ready")).toMatchObject({
    status: 200,
    body: { status: "ready", database: true, queue: true, files: true },
  });
});

test("without its database it is healthy but not ready, exposes no internals, and recovers by itself", async () => {
  await allowConnections(false);
  expect(await visitor().get("/api/ready")).toMatchObject({
    status: 503,
    body: { status: "unready", database: false },
  });
  expect((await visitor().get("/api/health")).status).toBe(200);

  for (const send of [
    () => rosa.get("/api/businesses"),
    () => rosa.post("/api/businesses", { name: "Lost" }),
    () => visitor().post("/api/login", { email: "rosa@example.com", password: "correct horse" }),
  ]) {
    const broken = await send();
    expect(broken).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(broken.headers.get("retry-after")).toBe("5");
    expect(Object.keys(broken.body as object).sort()).toEqual(["code", "message"]);
    expect(JSON.stringify(broken.body)).not.toMatch(/prisma|postgres|connect|pg_|\.ts|\.js|at /i);
    expect(broken.headers.getSetCookie()).toEqual([]);
    const id = broken.headers.get("x-request-id") ?? "none";
    await vi.waitFor(() => {
      const line = server.log().find((text) => text.includes(id) && text.includes("request failed"));
      expect(JSON.parse(line ?? "{}")).toMatchObject({ requestId: id, err: expect.anything() });
    });
  }

  await allowConnections(true);
  await vi.waitFor(async () => expect((await visitor().get("/api/ready")).status).toBe(200), {
    timeout: 20_000,
    interval: 200,
  });
  expect((await rosa.post("/api/businesses", { name: "Ortiz Framing" })).status).toBe(201);
});
