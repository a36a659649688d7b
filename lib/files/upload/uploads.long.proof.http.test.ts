import { randomInt } from "node:crypto";
import { expect, test, vi } from "vitest";
import { MAX_AUDIO } from "@/lib/recordings/limits";
import { PART_BYTES } from "@/lib/uploads/limits";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { blobFiles, partOf, uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { type Fault, startBadLine } from "@/sandbox/http/bad-line";
import { SignedInClient, signUp } from "@/sandbox/http/http-client";
import { freePort } from "@/sandbox/run/ports";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { watchMemory } from "@/sandbox/servers/resident-memory";
import { inspectedOn, readMemory } from "@/sandbox/servers/server-memory";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Uploads over a bad line, and many at once. */

const inspector = await freePort();
// A server of its own: what others have left in its memory would count here.
const server = await forThisFile(startTestServer({ env: inspectedOn(inspector) }));
const cast = await forThisFile(gatherCast(server));

/** One person has at most 200 MB that were not posted: so many uploads are somebody's. */
const EACH = 50;
const somebody = () => signUp(server, { name: "Nia Cole" });

/** A person at the other end of a line. */
function uploaderOver(url: string, person: SignedInClient) {
  const over = new SignedInClient(url, "en", person.user);
  over.setCookie("authjs.session-token", person.cookie("authjs.session-token") ?? "");
  return uploaderOf(over);
}

type Uploader = ReturnType<typeof uploaderOver>;

/** Repeats one request until it succeeds, as the phone does. */
async function persist<T>(call: () => Promise<T>, isDone: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await call().catch(() => null);
    if (answer && isDone(answer)) return answer;
  }
  throw new Error("The request never succeeded");
}

/** Every fourth recording goes in one piece, the others in the parts that the server lacks. Returns the address. */
async function uploadOver(far: Uploader, bytes: Buffer<ArrayBuffer>, at: number): Promise<string> {
  const key = { "idempotency-key": `upload ${sha256Of(bytes)}` };
  const isMade = ({ status }: { status: number }) => status === 201;
  if (at % 4 === 0) return (await persist(() => far.upload(bytes, {}, key), isMade)).body.audioUrl;
  const id = await persist(() => far.begin(bytes, key), Boolean);
  const { receivedParts } = await persist(
    () => far.state(id),
    ({ state }) => state === "receiving",
  );
  for (let n = 0; n * PART_BYTES < bytes.length; n += 1) {
    if (receivedParts.includes(n)) continue;
    await persist(
      () => far.put(id, n, partOf(bytes, n)),
      ({ status }) => status === 204,
    );
  }
  return (await persist(() => far.complete(id), isMade)).body.audioUrl;
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
    const before = new Set(blobFiles(server));
    let person = await somebody();
    for (let at = 0; at < uploads; at += 1) {
      if (at % EACH === EACH - 1) person = await somebody();
      const bytes = recordingOf("webm", randomInt(20, 2.5 * PART_BYTES));
      const audioUrl = await uploadOver(uploaderOver(line.url, person), bytes, at);
      const { bytes: heard } = await uploaderOf(person).listen(audioUrl);
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
    const uploadAll = (count: number, bytes: Buffer<ArrayBuffer>, person: SignedInClient) => {
      const own = uploaderOf(person);
      return Promise.all(Array.from({ length: count }, () => own.upload(bytes)));
    };
    const bytes = recordingOf("mp3", MAX_AUDIO);
    await uploadAll(2, bytes, await somebody());
    const before = await megabytes();
    const rounds: { peak: number; held: number }[] = [];
    let person = await somebody();
    for (let round = proofCount(4, 2); round > 0; round -= 1) {
      person = await somebody();
      const watch = watchMemory(server);
      const answers = await uploadAll(AT_ONCE, bytes, person);
      rounds.push({ peak: watch.end() - before.resident, held: (await megabytes()).held });
      expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201));
    }
    const { resident } = await megabytes();
    const exporting = watchMemory(server);
    const exportedBytes = await exportLength(person);
    const exportPeak = Math.round(exporting.end() - resident);
    const list = (key: "peak" | "held") => rounds.map((round) => round[key].toFixed(1)).join("/");
    const held = { "held before": before.held.toFixed(1), "held after": list("held") };
    report(context, { peak: list("peak"), exportPeak, ...held });
    expect(exportedBytes).toBeGreaterThanOrEqual(AT_ONCE * MAX_AUDIO);
    expect(exportPeak).toBeLessThanOrEqual(120);
    expect(Math.max(...rounds.map(({ peak }) => peak))).toBeLessThanOrEqual(120);
    // One upload that stayed in memory would be 10 MB.
    expect(Math.max(...rounds.map((round) => round.held)) - before.held).toBeLessThanOrEqual(8);
  },
);

/** How many bytes a person's data have, all of which are read. */
async function exportLength(person: SignedInClient): Promise<number> {
  const cookie = `authjs.session-token=${person.cookie("authjs.session-token") ?? ""}`;
  const { body, status } = await fetch(new URL("/api/user/data", server.url), { headers: { cookie } });
  expect(status).toBe(200);
  let length = 0;
  for await (const piece of body as ReadableStream<Uint8Array>) length += piece.length;
  return length;
}

/** The server's memory once its garbage was collected, in MB. */
async function megabytes(): Promise<{ held: number; resident: number }> {
  const { held, resident } = await readMemory(inspector);
  return { held: held / 1024 / 1024, resident: resident / 1024 / 1024 };
}
