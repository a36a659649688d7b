import { randomUUID } from "node:crypto";
import { connect as connectSocket, type Socket } from "node:net";
import { encode } from "next-auth/jwt";
import { expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { made } from "@/sandbox/fixtures/cast";
import { type EventReader, openEvents } from "@/sandbox/fixtures/event-reader";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { Client } from "@/sandbox/http/http-client";
import { freePort } from "@/sandbox/run/ports";
import { judgesDurations, report } from "@/sandbox/run/steps/proof";
import { SHARED_SECRET } from "@/sandbox/servers/own-server";
import { inspectedOn, readMemory } from "@/sandbox/servers/server-memory";
import { startTestServer } from "@/sandbox/servers/test-server";

const PEOPLE = 2_000;
const CHANGES = 20;
/** Somebody whose phone takes nothing in while much happens. */
const STALLED = 50;
const TOLD = 12_000;
const COOKIE = "authjs.session-token";
const MB = 1024 * 1024;

const inspector = await freePort();
const { NODE_OPTIONS = "" } = inspectedOn(inspector);
const server = await forThisFile(
  startTestServer({ env: { NODE_OPTIONS: `--max-old-space-size=512 ${NODE_OPTIONS}` } }),
);
const site = await rosasSite(server);
const update = await made(site.rosa.post(`/api/projects/${site.projectId}/updates`, { content: "Begun" }));
const people = await Promise.all((await addPeople()).map(signIn));

/** Workers of Rosa's project, without a password to hash for each. */
async function addPeople(): Promise<string[]> {
  const sql = await connect(server.databaseUrl);
  const ids = Array.from({ length: PEOPLE }, () => randomUUID());
  await sql.query(
    `INSERT INTO users (id, email, name, password_hash)
     SELECT id, id || '@example.com', 'Worker ' || n, 'no password' FROM unnest($1::uuid[]) WITH ORDINALITY AS p (id, n)`,
    [ids],
  );
  await sql.query(
    "INSERT INTO project_members (user_id, project_id, role) SELECT id, $2, 'worker' FROM unnest($1::uuid[]) id",
    [ids, site.projectId],
  );
  await sql.end();
  return ids;
}

async function signIn(sub: string): Promise<Client> {
  const client = new Client(server.url);
  const token = { sid: randomUUID(), sub, version: 0 };
  client.setCookie(COOKIE, await encode({ token, secret: SHARED_SECRET, salt: COOKIE, maxAge: 3600 }));
  return client;
}

const events = () => `/api/projects/${site.projectId}/events`;
const comment = () =>
  made(site.rosa.post(`/api/updates/${update}/comments`, { content: "The crane is here" }));

test(
  "thousands of people listen at once: each hears every change once, and the others are still answered",
  { timeout: 300_000 },
  async (context) => {
    const before = await readMemory(inspector);
    const readers: EventReader[] = [];
    const begun = performance.now();
    for (let at = 0; at < PEOPLE; at += 50)
      readers.push(...(await Promise.all(people.slice(at, at + 50).map((one) => openEvents(one, events())))));
    const opened = performance.now() - begun;
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
    const listening = await readMemory(inspector);
    const told: string[] = [];
    let slowest = 0;
    for (let n = 0; n < CHANGES; n += 1) {
      const sent = performance.now();
      told.push(await comment());
      slowest = Math.max(slowest, performance.now() - sent);
    }
    await vi.waitFor(
      () => {
        for (const reader of readers) expect(reader.events).toHaveLength(CHANGES);
      },
      { timeout: 60_000, interval: 200 },
    );
    for (const reader of readers) expect(reader.events.map(({ data }) => data.entityId)).toEqual(told);
    for (const reader of readers) reader.close();
    report(context, {
      people: PEOPLE,
      "ms to open": Math.round(opened),
      "slowest comment ms": Math.round(slowest),
      "kB each": ((listening.held - before.held) / PEOPLE / 1024).toFixed(1),
    });
    if (judgesDurations) expect(slowest).toBeLessThan(5_000);
  },
);

test(
  "readers who take nothing in are let go: what waits for them is bounded, and the others hear all",
  { timeout: 300_000 },
  async (context) => {
    const before = await readMemory(inspector);
    const stalled = await Promise.all(people.slice(0, STALLED).map(stall));
    const reader = await openEvents(people[STALLED] ?? site.rosa, events());
    const told: string[] = [];
    for (let n = 0; n < TOLD; n += 20) told.push(...(await Promise.all(Array.from({ length: 20 }, comment))));
    await vi.waitFor(
      () => expect(new Set(reader.events.map(({ data }) => data.entityId))).toEqual(new Set(told)),
      30_000,
    );
    const after = await readMemory(inspector);
    for (const socket of stalled) socket.destroy();
    reader.close();
    report(context, {
      stalled: STALLED,
      events: TOLD,
      "MB held": ((after.held - before.held) / MB).toFixed(1),
    });
    expect(after.held - before.held).toBeLessThan(STALLED * 0.3 * MB);
  },
);

/** Opens a stream and reads no byte of it. */
function stall(person: Client): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const lines = [
    `GET ${events()} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Cookie: ${COOKIE}=${person.cookie(COOKIE) ?? ""}`,
  ];
  return new Promise((resolve) => {
    const socket = connectSocket(Number(port), hostname, () => {
      socket.pause();
      socket.write(`${lines.join("\r\n")}\r\n\r\n`, () => resolve(socket));
    });
    socket.on("error", () => undefined);
  });
}
