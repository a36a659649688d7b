import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { MAX_AUDIO } from "@/lib/recordings/limits";
import { PART_BYTES } from "@/lib/uploads/limits";
import * as en from "@/messages/en";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows } from "@/sandbox/database/rows";
import { untilIdle } from "@/sandbox/database/until-idle";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { SAMPLES } from "@/sandbox/fixtures/sound/false-lengths";
import { RECORDING_KINDS, recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { blobFiles, partOf, uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { Client, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { at } from "@/sandbox/servers/start-examples";
import { startTestServer } from "@/sandbox/servers/test-server";

/* A recording in one piece, and what becomes of the files of any upload. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const june = uploaderOf(cast.june);

const bytesAt = async (audioUrl: string) => sha256Of((await june.listen(audioUrl)).bytes);
const files = () => blobFiles(server);

describe("a recording in one piece", () => {
  test.each(RECORDING_KINDS)("of kind %s comes back as it was", async (kind) => {
    const bytes = recordingOf(kind, 70_000);
    const { status, body } = await june.upload(bytes);
    expect(status).toBe(201);
    expect(await bytesAt(body.audioUrl)).toBe(sha256Of(bytes));
  });

  test("of 10 MB is taken, one byte more is not, and neither leaves a file behind", async () => {
    const { status, body } = await june.upload(recordingOf("mp3", MAX_AUDIO));
    expect(status).toBe(201);
    await untilIdle(cast.sql);
    const before = files();
    await expectRefusal(cast.sql, () => june.upload(recordingOf("mp3", MAX_AUDIO + 1)), 413, "too_large");
    expect(files()).toEqual(before);
    expect(readdirSync(join(server.dataDir, "incoming"))).toEqual([]);
    expect(readdirSync(join(server.dataDir, "blobs", ".unfinished"))).toEqual([]);
    expect((await june.state(body.audioUrl.split("/").at(-1)!)).state).toBe("complete");
  });

  test("keeps what the phone measured; anything else is refused", async () => {
    const measured = { durationMs: "61000", peaks: "[0,40,100]" };
    const { body } = await june.upload(recordingOf("webm", 50_000), measured);
    const { rows } = await cast.sql.query("SELECT duration_ms, peaks FROM recordings WHERE upload_id = $1", [
      body.audioUrl.split("/").at(-1),
    ]);
    expect(rows).toEqual([{ duration_ms: 61_000, peaks: [0, 40, 100] }]);
    const wrong = ["loud", "7", "[101]", "[0.5]", JSON.stringify(Array(201).fill(1))];
    for (const peaks of wrong)
      await expectRefusal(cast.sql, () => june.upload(recordingOf(), { peaks }), 400, "validation_failed");
    await expectRefusal(
      cast.sql,
      () => june.upload(recordingOf(), { durationMs: "-1" }),
      400,
      "validation_failed",
    );
  });

  test("is refused when it is no audio, whatever its name says, and when there is none", async () => {
    for (const bytes of [Buffer.from("<html>"), Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(0)])
      await expectRefusal(cast.sql, () => june.upload(bytes), 415, "unsupported_media");
    const empty = new FormData();
    empty.set("note", "no file");
    const send = () => cast.june.post("/api/upload-audio", empty);
    await expectRefusal(cast.sql, send, 400, "validation_failed");
    const asJson = () => cast.june.post("/api/upload-audio", { audio: "x" });
    await expectRefusal(cast.sql, asJson, 415, "unsupported_media");
  });

  test("is refused when it has pictures and no sound, or is of another kind, and told what it is", async () => {
    const m4a = readFileSync("sandbox/fixtures/sound/memo.m4a");
    const silent = Buffer.concat([m4a]);
    silent.write("vide", silent.indexOf("soun"));
    for (const [found, bytes] of [
      ["silentVideo", silent],
      ["incomplete", m4a.subarray(0, 5_000)],
      ["amr", Buffer.from("#!AMR\n\x3c\0")],
      ["pdf", Buffer.from("%PDF-1.7")],
    ] as const) {
      const refusal = await expectRefusal(cast.sql, () => june.upload(bytes), 415, "unsupported_media");
      expect(refusal).toMatchObject({ found, message: en.errors.notAudio });
    }
  });

  test("is taken or refused, never more, with any length in its header, cut anywhere; and is no longer than its bytes", async () => {
    const cut = fc.record({
      sample: fc.constantFrom(...SAMPLES),
      units: fc.nat({ max: 0xffffffff }),
      left: fc.nat({ max: 30_000 }),
    });
    for (const { sample, units, left } of [
      ...fc.sample(cut, 40),
      ...SAMPLES.map((one) => ({ sample: one, units: 0xffffffff, left: 1e6 })),
    ]) {
      const bytes = sample.claiming(units).subarray(0, left);
      const { status, body } = await june.upload(bytes, { durationMs: String(86_400_000) });
      expect([201, 415]).toContain(status);
      if (status === 415) continue;
      const { rows } = await cast.sql.query<{ ms: number }>(
        "SELECT duration_ms AS ms FROM recordings WHERE upload_id = $1",
        [body.audioUrl.split("/").at(-1)],
      );
      expect(rows[0]?.ms).toBeLessThanOrEqual(Math.ceil((bytes.length / 600) * 1000));
    }
  });

  test("sent twice with one key is one recording; with other bytes it is refused", async () => {
    const bytes = recordingOf();
    const key = { "idempotency-key": "one piece" };
    const [first, second] = await Promise.all([june.upload(bytes, {}, key), june.upload(bytes, {}, key)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await countRows(cast.sql, "uploads", { sha256: sha256Of(bytes) })).toBe(1);
    await expectRefusal(cast.sql, () => june.upload(recordingOf(), {}, key), 409, "conflict");
  });
});

test("a store that cannot be written to answers 503 and loses nothing", async () => {
  const folder = join(server.dataDir, "blobs");
  const bytes = recordingOf("webm", 5_000);
  const id = await june.begin(bytes);
  const key = { "idempotency-key": "when it works" };
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, "no folder");
  const refused = [await june.put(id, 0, bytes), await june.upload(bytes, {}, key)];
  rmSync(folder);
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(["30", "30"]);
  expect((await june.state(id)).receivedParts).toEqual([]);
  expect((await june.put(id, 0, bytes)).status).toBe(204);
  const urls = [(await june.complete(id)).body.audioUrl, (await june.upload(bytes, {}, key)).body.audioUrl];
  expect(await Promise.all(urls.map(bytesAt))).toEqual(Array(2).fill(sha256Of(bytes)));
});

test("a part larger than its upload has announced is refused: the room that is counted is the room that is taken", async () => {
  const [tiny, long] = [
    await june.begin(Buffer.from("1")),
    await june.begin(recordingOf("webm", PART_BYTES + 9)),
  ];
  // A job deletes the parts of what was completed before.
  await untilIdle(cast.sql);
  const before = files();
  for (const [id, n, length] of [
    [tiny, 0, PART_BYTES],
    [tiny, 0, 2],
    [long, 1, 10],
  ] as const)
    await expectRefusal(cast.sql, () => june.put(id, n, Buffer.alloc(length, 1)), 413, "too_large");
  expect(files()).toEqual(before);
  expect((await june.put(tiny, 0, Buffer.from("1"))).status).toBe(204);
  expect((await june.put(long, 1, Buffer.alloc(9, 1))).status).toBe(204);
});

test("while less of the disk is free than MIN_FREE_DISK_MB, uploads are answered with 503 and leave nothing on it", async () => {
  const env = { JOBS: "off", MIN_FREE_DISK_MB: "1000000000000" };
  const full = await startTestServer({ databaseUrl: server.databaseUrl, env });
  try {
    const there = uploaderOf(at(full.url, cast.june));
    const bytes = recordingOf("webm", 5_000);
    const id = await there.begin(bytes);
    const refused = [await there.put(id, 0, bytes), await there.upload(bytes)];
    const told = refused.map(({ status, headers }) => [status, headers.get("retry-after")]);
    expect(told).toEqual(Array(2).fill([503, "30"]));
    expect((await there.state(id)).receivedParts).toEqual([]);
    expect(blobFiles(full)).toEqual([]);
    expect(readdirSync(join(full.dataDir, "incoming"))).toEqual([]);
  } finally {
    await full.stop();
  }
});

test("of recordings that were not posted one person has at most 200 MB, also when they begin at once", async () => {
  const rita = await signUp(server, { name: "Rita Moon" });
  const file = { size: MAX_AUDIO, sha256: "0".repeat(64), contentType: "audio/webm" };
  const begin = () => rita.post("/api/uploads", file);
  const answers = await Promise.all(Array.from({ length: 24 }, begin));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(201), count(429)]).toEqual([20, 4]);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    body: { code: "rate_limited", message: en.errors.tooMuchUnposted },
  });
  expect((await june.begin(recordingOf())).length).toBeGreaterThan(0);
});

test("an upload without an update is deleted with its bytes a week after its last part", async () => {
  const bytes = recordingOf("webm", PART_BYTES + 1);
  const whole = (await june.upload(bytes)).body.audioUrl.split("/").at(-1)!;
  const [broken, young] = [await june.begin(bytes), await june.begin(bytes)];
  for (const id of [broken, young]) await june.put(id, 1, partOf(bytes, 1));
  expect(files()).toEqual(expect.arrayContaining([whole, `${broken}.part-1`, `${young}.part-1`]));
  await cast.sql.query(
    "UPDATE uploads SET received_at = now() - interval '7 days 1 second' WHERE id = ANY ($1)",
    [[whole, broken]],
  );
  const old = () => files().filter((name) => name.startsWith(whole) || name.startsWith(broken));
  // Completing an upload in parts deletes its parts alone.
  const other = recordingOf("webm", 9);
  const id = await june.begin(other);
  await june.put(id, 0, other);
  await june.complete(id);
  await vi.waitFor(() => expect(files()).not.toContain(`${id}.part-0`));
  await untilIdle(cast.sql);
  expect(old()).toHaveLength(2);
  await runSchedule();
  await vi.waitFor(() => expect(old()).toEqual([]));
  expect(files()).toContain(`${young}.part-1`);
  expect((await cast.june.get(`/api/uploads/${broken}`)).status).toBe(404);
  expect((await cast.june.get(`/api/audio/${whole}`)).status).toBe(404);
  const left = async () => (await cast.sql.query("SELECT blob_key FROM discarded_blobs")).rowCount;
  await vi.waitFor(async () => expect(await left()).toBe(0));
});

/** Runs what is due by the clock, on the files of the server. */
async function runSchedule(): Promise<void> {
  const secret = "the secret of the scheduler";
  const env = { JOBS: "off", CRON_SECRET: secret, DATA_DIR: server.dataDir };
  const scheduler = await startTestServer({ databaseUrl: server.databaseUrl, env });
  try {
    const headers = { authorization: `Bearer ${secret}` };
    expect((await new Client(scheduler.url).get("/api/cron/jobs", { headers })).status).toBe(200);
  } finally {
    await scheduler.stop();
  }
}
