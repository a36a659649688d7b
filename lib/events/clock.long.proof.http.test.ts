import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { UpdateView } from "@/lib/updates/view";
import { made } from "@/sandbox/fixtures/cast";
import { openEvents } from "@/sandbox/fixtures/event-reader";
import { newCode, newWorker, rosasSite, type Site } from "@/sandbox/fixtures/site-fixture";
import { Client, signUp } from "@/sandbox/http/http-client";
import { ROOT, temporaryFolder } from "@/sandbox/run/folders";
import { report } from "@/sandbox/run/steps/proof";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

const HOUR = 3_600_000;
/** Of the 120 that somebody may write within a minute. */
const BEFORE = 100;
const AFTER = 60;

let folder: string;
let shift: string;
let server: TestServer;
let site: Site;

beforeAll(async () => {
  folder = temporaryFolder("clock");
  shift = join(folder, "shift");
  writeFileSync(shift, "0");
  const NODE_OPTIONS = `--import ${join(ROOT, "sandbox/run/shifted-clock.mjs")}`;
  const env = { NODE_OPTIONS, CLOCK_SHIFT_FILE: shift, RATE_LIMIT_FACTOR: "1" };
  server = await startTestServer({ env });
  site = await rosasSite(server);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** How far the server's clock is from this one, to the hour: it dates codes by it. */
async function hoursOff(): Promise<number> {
  const path = `/api/projects/${site.projectId}/connect-codes`;
  const { body } = await site.rosa.post<{ expiresAt: string }>(path, { expirationHours: 24 });
  return Math.round((Date.parse(body.expiresAt) - Date.now()) / HOUR) - 24;
}

async function moveClock(hours: number): Promise<void> {
  writeFileSync(shift, String(hours * HOUR));
  await vi.waitFor(async () => expect(await hoursOff()).toBe(hours), { timeout: 10_000, interval: 500 });
}

test(
  "the server's clock goes back two hours, and forth: nobody is signed out or locked out, nothing is lost, and streams keep their order",
  { timeout: 60_000 },
  async (context) => {
    const { rosa, projectId } = site;
    const updates = `/api/projects/${projectId}/updates`;
    const mateo = await newWorker(server, site);
    const code = await newCode(rosa, projectId);
    const stream = await openEvents(rosa, `/api/projects/${projectId}/events`);
    const ids: string[] = [];
    const post = async (count: number) => {
      for (let n = 0; n < count; n += 1)
        ids.push(await made(mateo.post(updates, { content: "Sill is level" })));
    };
    const headers = { "idempotency-key": randomUUID() };
    const once = () => mateo.post<UpdateView>(updates, { content: "Once" }, { headers });
    await post(BEFORE);
    const first = await once();
    ids.push(first.body.id);

    await moveClock(-2);
    const again = await once();
    expect([again.status, again.body.id]).toEqual([first.status, first.body.id]);
    await post(AFTER);
    const luis = await signUp(server, { name: "Luis Herrera" });
    expect((await luis.post("/api/join", { connectCode: code })).status).toBe(200);
    const { email, password } = mateo.user;
    expect((await new Client(server.url).post("/api/login", { email, password })).status).toBe(200);

    await moveClock(0);
    await post(5);
    const { body } = await mateo.get<UpdateView[]>(`${updates}?limit=200`);
    // Lists show times and follow them; what happened is numbered.
    expect(body.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(body.map(({ createdAt }) => createdAt)).toEqual(
      body
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const told = () =>
      stream.events.filter(({ data }) => data.type === "update.posted").map(({ data }) => data.entityId);
    await vi.waitFor(() => expect(told()).toEqual(ids), 10_000);
    stream.close();
    report(context, { updates: ids.length, "hours back": 2, lost: 0 });
  },
);
