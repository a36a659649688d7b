import { beforeEach, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { type Client, signIn, signUp, type SignedInClient } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Which time zone a person's device is in, as the cookie of its pages says with every request. */

const server = await forThisFile(startTestServer());
const sql = await forThisFile(connect(server.databaseUrl));

let rosa: SignedInClient;
beforeEach(async () => {
  rosa = await signUp(server, { name: "Rosa Ortiz" });
});

/** What is kept, and which transaction wrote it. */
async function kept() {
  const { rows } = await sql.query<{ zone: string | null; writer: string }>(
    "SELECT device_time_zone AS zone, xmin::text AS writer FROM notification_preferences WHERE user_id = $1",
    [rosa.user.id],
  );
  return rows[0];
}

/** It is kept once the answer was sent. */
const untilKept = (zone: string) => vi.waitFor(async () => expect(await kept()).toMatchObject({ zone }));

async function visit(browser: Client, zone: string, path = "/api/user"): Promise<void> {
  browser.setCookie("time_zone", encodeURIComponent(zone));
  expect((await browser.get(path)).status).toBe(200);
}

test.each(["/api/user", "/api/projects", "/billing"])("is kept when it asks for %s", async (path) => {
  await visit(rosa, "America/Los_Angeles", path);
  await untilKept("America/Los_Angeles");
});

test("is written again only when it is another one, whichever device says so", async () => {
  const laptop = await signIn(server, rosa.user.email, rosa.user.password);
  await visit(rosa, "America/Los_Angeles");
  await untilKept("America/Los_Angeles");
  const first = await kept();
  await visit(rosa, "America/Los_Angeles", "/billing");
  await visit(laptop, "America/Los_Angeles");
  expect(await kept()).toEqual(first);
  await visit(rosa, "America/Denver");
  await untilKept("America/Denver");
});

test("is not kept where there is none of that name, nor for a session that has ended", async () => {
  for (const zone of ["", "Mars/Olympus", "+05:30", "x".repeat(3_000)]) await visit(rosa, zone);
  expect(await kept()).toBeUndefined();
  const ended = rosa.copy();
  await rosa.post("/api/logout");
  ended.setCookie("time_zone", "America%2FDenver");
  expect((await ended.get("/api/user")).status).toBe(401);
  expect(await kept()).toBeUndefined();
});

test("leaves what is chosen of notifications as it is", async () => {
  await rosa.put("/api/notification-preferences", { showsText: true });
  await visit(rosa, "America/Denver");
  expect((await rosa.get("/api/notification-preferences")).body).toMatchObject({ showsText: true });
  await untilKept("America/Denver");
});

test("is kept once its row is free, and the call that says it does not wait", async () => {
  await visit(rosa, "America/Denver");
  await untilKept("America/Denver");
  await sql.query("BEGIN");
  await sql.query("SELECT 1 FROM notification_preferences WHERE user_id = $1 FOR UPDATE", [rosa.user.id]);
  await visit(rosa, "America/Los_Angeles");
  await sql.query("COMMIT");
  await untilKept("America/Los_Angeles");
});
