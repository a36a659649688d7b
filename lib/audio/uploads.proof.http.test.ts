import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MAX_AUDIO, PART_BYTES } from "./limits";
import { type Fault, startBadLine } from "@/sandbox/bad-line";
import { gatherCast } from "@/sandbox/cast";
import type { Cast } from "@/sandbox/cast";
import { SignedInClient } from "@/sandbox/http-client";
import { proofCount, report } from "@/sandbox/proof";
import { recordingOf, sha256Of } from "@/sandbox/recordings";
import { countRows } from "@/sandbox/rows";
import { residentMegabytes, watchMemory } from "@/sandbox/resident-memory";
import { startTestServer } from "@/sandbox/test-server";
import type { TestServer } from "@/sandbox/test-server";
import { blobFiles, partOf, uploaderOf } from "@/sandbox/uploads";

/* Uploads over a bad line, and many at once. */
let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  // A server of its own: what others have left in its memory would count here.
  server = await startTestServer({});
  cast = await gatherCast(server);
});

afterAll(async () => {
  await cast.end();
  await server.stop();
});

/** June at the other end of a line. */
function juneOver(url: string) {
  const over = new SignedInClient(url, "en", cast.june.user);
  over.setCookie("authjs.session-token", cast.june.cookie("authjs.session-token") ?? "");
  return uploaderOf(over);
}

type June = ReturnType<typeof juneOver>;

/** Repeats one request until it succeeds, as the phone does. */
async function persist<T>(call: () => Promise<T>, isDone: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await call().catch(() => null);
    if (answer && isDone(answer)) return answer;
  }
  throw new Error("The request never succeeded");
}

/** Every fourth recording goes in one piece, the others in the parts that the server lacks. Returns the address. */
async function uploadOver(june: June, bytes: Buffer<ArrayBuffer>, at: number): Promise<string> {
  const key = { "idempotency-key": `upload ${sha256Of(bytes)}` };
  const isMade = ({ status }: { status: number }) => status === 201;
  if (at % 4 === 0) return (await persist(() => june.upload(bytes, {}, key), isMade)).body.audioUrl;
  const id = await persist(() => june.begin(bytes, key), Boolean);
  const { receivedParts } = await persist(
    () => june.state(id),
    ({ state }) => state === "receiving",
  );
  for (let n = 0; n * PART_BYTES < bytes.length; n += 1) {
    if (receivedParts.includes(n)) continue;
    await persist(
      () => june.put(id, n, partOf(bytes, n)),
      ({ status }) => status === 204,
    );
  }
  return (await persist(() => june.complete(id), isMade)).body.audioUrl;
}

const FAULTS = [500, 429, 401, 413, "halved"] as const;
const LINES: Record<string, (request: number) => Fault> = {
  "every second request is cut at a random byte": (n) => (n % 2 ? "cut" : "none"),
  "every third request fails": (n) => (n % 3 ? "none" : FAULTS[(n / 3) % FAULTS.length]!),
};

test.for(Object.entries(LINES))(
  "uploads end as one file each where %s",
  { timeout: 600_000 },
  async ([, faultOf], context) => {
    const uploads = proofCount(200, 12);
    const figures = { uploads, requests: 0 };
    const line = await startBadLine(server, () => faultOf((figures.requests += 1)));
    const june = juneOver(line.url);
    const before = new Set(blobFiles(server));
    for (let at = 0; at < uploads; at += 1) {
      const bytes = recordingOf("webm", randomInt(20, 2.5 * PART_BYTES));
      const audioUrl = await uploadOver(june, bytes, at);
      const { bytes: heard } = await uploaderOf(cast.june).listen(audioUrl);
      expect(sha256Of(heard)).toBe(sha256Of(bytes));
      expect(await countRows(cast.sql, "uploads", { sha256: sha256Of(bytes) })).toBe(1);
    }
    line.stop();
    expect(figures.requests).toBeGreaterThan(uploads);
    const added = () => blobFiles(server).filter((name) => !before.has(name));
    await vi.waitFor(() => expect(added()).toHaveLength(uploads), { timeout: 20_000, interval: 100 });
    report(context, figures);
  },
);

const AT_ONCE = proofCount(20, 6);

test(
  `${AT_ONCE} uploads of 10 MB at once, then their export, take at most 120 MB of memory, and give it back`,
  { timeout: 120_000 },
  async (context) => {
    const june = uploaderOf(cast.june);
    const uploadAll = (count: number, bytes: Buffer<ArrayBuffer>) =>
      Promise.all(Array.from({ length: count }, () => june.upload(bytes)));
    const bytes = recordingOf("mp3", MAX_AUDIO);
    await uploadAll(2, bytes);
    const before = await settled();
    const rounds: { most: number; after: number }[] = [];
    for (let round = 0; round < proofCount(4, 2); round += 1) {
      const watch = watchMemory(server);
      const answers = await uploadAll(AT_ONCE, bytes);
      rounds.push({ most: watch.end(), after: await settled() });
      expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201));
    }
    const after = await settled();
    const exporting = watchMemory(server);
    const exportedBytes = await exportLength();
    const mostInExport = exporting.end();
    const list = (key: "most" | "after") => rounds.map((round) => round[key]).join("/");
    report(context, { before, most: list("most"), after: list("after"), mostInExport });
    expect(exportedBytes).toBeGreaterThan(AT_ONCE * MAX_AUDIO);
    expect(mostInExport - after).toBeLessThanOrEqual(120);
    expect(Math.max(...rounds.map(({ most }) => most)) - before).toBeLessThanOrEqual(120);
    // Where it settles varies by 30 MB with the garbage collector; what was never freed would lift every later round.
    const [first = before, ...later] = rounds.map(({ after }) => after);
    expect(Math.min(...later) - first).toBeLessThanOrEqual(20);
  },
);

/** How many bytes June's data have, all of which are read. */
async function exportLength(): Promise<number> {
  const cookie = `authjs.session-token=${cast.june.cookie("authjs.session-token") ?? ""}`;
  const { body, status } = await fetch(new URL("/api/user/data", server.url), { headers: { cookie } });
  expect(status).toBe(200);
  let length = 0;
  for await (const piece of body as ReadableStream<Uint8Array>) length += piece.length;
  return length;
}

/** The server's resident memory in MB once it no longer falls. */
async function settled(): Promise<number> {
  let lowest = residentMegabytes(server);
  for (let still = 0; still < 4; still += 1) {
    // Work lets the garbage collector run.
    for (let n = 0; n < 20; n += 1) await cast.june.get("/api/projects");
    const now = residentMegabytes(server);
    if (now < lowest - 2) still = 0;
    lowest = Math.min(lowest, now);
  }
  return residentMegabytes(server);
}
