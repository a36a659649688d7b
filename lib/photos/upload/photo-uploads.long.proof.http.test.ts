import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { makePictures } from "../make/pictures";
import { readPhoto } from "../structure/read-photo";
import type { UploadView } from "@/lib/files/view";
import { PART_BYTES } from "@/lib/uploads/limits";
import * as en from "@/messages/en";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast, join as joinProject } from "@/sandbox/fixtures/cast";
import { segment } from "@/sandbox/fixtures/photos/phone-files";
import { sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { partOf, uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { type Fault, startBadLine } from "@/sandbox/http/bad-line";
import { SignedInClient, signUp } from "@/sandbox/http/http-client";
import { freePort } from "@/sandbox/run/ports";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { residentMegabytes, watchMemory } from "@/sandbox/servers/resident-memory";
import { inspectedOn, readMemory } from "@/sandbox/servers/server-memory";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Photos over a bad line, many large ones at once, and what becomes of a server whose decoder hangs or dies. */

type Bytes = Uint8Array<ArrayBuffer>;

const inspector = await freePort();
// A server of its own: what others have left in its memory would count here.
const server = await forThisFile(startTestServer({ env: inspectedOn(inspector) }));
const cast = await forThisFile(gatherCast(server));
// Imported late and fresh: the modules read the environment when they are loaded.
vi.resetModules().stubEnv("DATABASE_URL", server.databaseUrl).stubEnv("DATA_DIR", server.dataDir);
/** The job that runs every hour. */
const { cleanUpUploads: cleanUp } = await import("@/lib/uploads/clean-up-uploads");
const { disconnect } = await import("@/lib/kernel/db");

afterAll(() => disconnect());

/** A picture of noise, which no encoder makes small: nearly a byte for each pixel. */
async function noise(width: number, height: number): Promise<Bytes> {
  const pixels = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "gray",
      noise: { type: "gaussian", mean: 128, sigma: 50 },
    },
  });
  return Uint8Array.from(await pixels.jpeg({ quality: 90 }).toBuffer());
}

/** The same picture in another file. */
function unlike(jpeg: Bytes, n: number): Bytes {
  return Uint8Array.from(
    Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, Buffer.from(`${n}`)), jpeg.subarray(2)]),
  );
}

function announcementOf(bytes: Bytes) {
  const { width, height } = readPhoto(bytes);
  return { kind: "photo", size: bytes.length, sha256: sha256Of(bytes), width, height };
}

async function somebody(): Promise<SignedInClient> {
  const person = await signUp(server, { name: "Nia Cole" });
  await joinProject(cast.rosa, cast.harlow.id, person);
  return person;
}

function over(url: string, person: SignedInClient): SignedInClient {
  const far = new SignedInClient(url, "en", person.user);
  far.setCookie("authjs.session-token", person.cookie("authjs.session-token") ?? "");
  return far;
}

/** Repeats one request until it is answered for good, as the phone does. */
async function persist<T extends { status: number }>(call: () => Promise<T>, statuses: number[]): Promise<T> {
  for (let tries = 0; tries < 50; tries++) {
    const answer = await call().catch(() => null);
    if (answer && statuses.includes(answer.status)) return answer;
  }
  throw new Error("The request was never answered");
}

type Completed = { photoId: string; message: string };

const completing = (far: SignedInClient, id: string) =>
  persist(() => far.post<Completed>(`/api/uploads/${id}/complete`, {}), [201, 404, 415]);

/** Sends a photo in the parts that the server lacks; every third time all of them, once more than needed. */
async function send(far: SignedInClient, bytes: Bytes, announced: object, at: number) {
  const headers = { "idempotency-key": `photo ${sha256Of(bytes)}` };
  const begun = await persist(() => far.post<UploadView>("/api/uploads", announced, { headers }), [201]);
  const path = `/api/uploads/${begun.body.id}`;
  const { body } = await persist(() => far.get<UploadView>(path), [200]);
  for (let n = 0; n * PART_BYTES < bytes.length; n++) {
    if (at % 3 && body.receivedParts.includes(n)) continue;
    await persist(() => uploaderOf(far).put(begun.body.id, n, partOf(bytes, n)), [204]);
  }
  return begun.body.id;
}

const FAULTS = ["cut", "none", "halved", "cut", "none", 500, "cut", 429] as const;
/** One person has at most 200 MB that were not posted, and begins at most 300 photos an hour. */
const EACH = 20;

test(
  "photos whose requests are cut anywhere are there once and whole, or refused; nothing else is left",
  {
    timeout: 1_200_000,
  },
  async (context) => {
    const photos = proofCount(500, 20);
    const figures = { photos, requests: 0, refused: 0, posted: 0 };
    const line = await startBadLine(
      server,
      (): Fault => FAULTS[(figures.requests += 1) % FAULTS.length] ?? "none",
    );
    const originals = await Promise.all(
      [300, 640, 900, 1_400].map(async (side) => {
        const jpeg = await noise(side, Math.round(side * 0.75));
        const pictures = await makePictures(jpeg);
        if ("refused" in pictures) throw new Error(pictures.refused);
        return { jpeg, ...pictures };
      }),
    );
    let person = await somebody();
    const posted: string[] = [];
    for (let at = 0; at < photos; at++) {
      if (at % EACH === EACH - 1) person = await somebody();
      const original = originals[at % originals.length]!;
      const whole = unlike(original.jpeg, at);
      // Every tenth was cut off before the phone read it: its hash is right, its picture is not.
      const isDamaged = at % 10 === 9;
      const bytes = isDamaged ? whole.subarray(0, randomInt(700, whole.length - 2)) : whole;
      const announced = { ...announcementOf(whole), size: bytes.length, sha256: sha256Of(bytes) };
      const far = over(line.url, person);
      const { status, body } = await completing(far, await send(far, bytes, announced, at));
      // One that was refused is gone: where that answer was lost, the next one says so.
      expect(isDamaged ? [404, 415] : [201]).toContain(status);
      if (isDamaged) {
        if (status === 415) expect(body.message).toBe(en.errors.damagedPhoto);
        figures.refused++;
        continue;
      }
      const { full, thumb } = await picturesOf(person, body.photoId);
      expect([sha256Of(full), sha256Of(thumb)]).toEqual([sha256Of(original.full), sha256Of(original.thumb)]);
      const { rows } = await cast.sql.query("SELECT 1 FROM uploads WHERE sha256 = $1", [sha256Of(bytes)]);
      expect(rows).toHaveLength(1);
      // Every fourth waits for a post that never comes.
      if (at % 4 === 3) continue;
      const answer = await person.post(`/api/projects/${cast.harlow.id}/updates`, {
        photoIds: [body.photoId],
      });
      expect(answer.status).toBe(201);
      posted.push(body.photoId);
    }
    line.stop();
    figures.posted = posted.length;
    expect(figures.requests).toBeGreaterThan(photos * 4);
    await cast.sql.query("UPDATE uploads SET received_at = received_at - interval '8 days'");
    await cleanUp();
    const { rows: left } = await cast.sql.query<{ id: string }>("SELECT id FROM uploads");
    expect(left.map(({ id }) => id).sort()).toEqual(posted.toSorted());
    const { rows: described } = await cast.sql.query<{ id: string }>("SELECT upload_id AS id FROM photos");
    expect(described.map(({ id }) => id).sort()).toEqual(posted.toSorted());
    expect(blobs()).toEqual(posted.flatMap((id) => [id, `${id}.thumb`]).sort());
    report(context, figures);
  },
);

async function picturesOf(person: SignedInClient, id: string) {
  const of = async (kind: string) => (await uploaderOf(person).listen(`/api/photos/${id}/${kind}`)).bytes;
  return { full: await of("full"), thumb: await of("thumb") };
}

/** The names of the files that hold photos and their parts. */
function blobs(): string[] {
  const folder = join(server.dataDir, "blobs", "photo");
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

test(
  "20 photos of 12 MB at once take at most 120 MB of memory, the decoder's included, and give it back",
  {
    timeout: 300_000,
  },
  async (context) => {
    const bytes = await noise(5_000, 3_750);
    const megabytes = (n: number) => n / 1024 / 1024;
    expect(megabytes(bytes.length)).toBeGreaterThan(12);
    const announced = announcementOf(bytes);
    const uploadAll = async (count: number) => {
      const people = await Promise.all(Array.from({ length: Math.ceil(count / 5) }, somebody));
      const all = Array.from({ length: count }, async (_, n) => {
        const person = people[n % people.length]!;
        const { body } = await person.post<UploadView>("/api/uploads", announced);
        for (let part = 0; part * PART_BYTES < bytes.length; part++)
          await uploaderOf(person).put(body.id, part, partOf(bytes, part));
        return (await completing(person, body.id)).status;
      });
      return Promise.all(all);
    };
    await uploadAll(1);
    const before = await readMemory(inspector);
    const decoderBefore = decoderMegabytes();
    let decoderMost = decoderBefore;
    const watch = watchMemory(server);
    const decoding = setInterval(() => (decoderMost = Math.max(decoderMost, decoderMegabytes())), 25);
    const statuses = await uploadAll(20);
    const peak = watch.end() - megabytes(before.resident);
    clearInterval(decoding);
    const decoderPeak = decoderMost - decoderBefore;
    const after = await readMemory(inspector);
    report(context, {
      "server MB": peak.toFixed(1),
      "decoder MB": decoderPeak,
      "decoder before": decoderBefore,
      "held after": megabytes(after.held - before.held).toFixed(1),
    });
    expect(statuses).toEqual(Array(20).fill(201));
    expect(peak + decoderPeak).toBeLessThanOrEqual(120);
    expect(megabytes(after.held - before.held)).toBeLessThanOrEqual(8);
  },
);

/** What the process that makes pictures holds in memory, in MB; nothing while there is none. */
function decoderMegabytes(): number {
  try {
    return residentMegabytes({ pid: () => decoderOf(server.pid()) });
  } catch {
    return 0;
  }
}

/** The process that makes pictures. */
function decoderOf(parent: number): number {
  return Number(execFileSync("pgrep", ["--parent", String(parent)], { encoding: "utf8" }).split("\n")[0]);
}

test(
  "a decoder that hangs is ended and its photo refused, one that crashes is replaced: the server goes on",
  {
    timeout: 180_000,
  },
  async (context) => {
    const person = await somebody();
    const jpeg = await noise(800, 600);
    const sent = (n: number) => {
      const bytes = unlike(jpeg, n);
      return send(person, bytes, announcementOf(bytes), n);
    };
    expect((await completing(person, await sent(1))).status).toBe(201);
    const first = decoderOf(server.pid());

    process.kill(first, "SIGSTOP");
    const begun = performance.now();
    const hanging = completing(person, await sent(2));
    const waiting = completing(person, await sent(3));
    const { status, body } = await hanging;
    const seconds = (performance.now() - begun) / 1000;
    expect([status, body.message]).toEqual([415, en.errors.damagedPhoto]);
    expect((await waiting).status).toBe(201);
    expect(decoderOf(server.pid())).not.toBe(first);

    let crashes = 0;
    const hasCrashedOverOne = () =>
      server.log().some((line) => line.includes("a process ended while it read"));
    for (; !hasCrashedOverOne() && crashes < 20; crashes++) {
      const decoder = decoderOf(server.pid());
      const id = await sent(4 + crashes);
      process.kill(decoder, "SIGSTOP");
      const crashing = completing(person, id);
      // So long that the photo is with its decoder.
      for (let turn = 0; turn < 5; turn++) expect((await person.get("/api/user")).status).toBe(200);
      process.kill(decoder, "SIGSEGV");
      process.kill(decoder, "SIGCONT");
      expect((await crashing).status).toBe(201);
    }
    expect(hasCrashedOverOne()).toBe(true);
    report(context, { "refused after s": seconds.toFixed(1), crashes });
  },
);
