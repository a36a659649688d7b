import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestSeconds } from "../shared/plausible-length";
import { measureLength } from "./recording";
import { audioTypeOf } from "@/lib/shared/audio/audio-types";
import { blobSource } from "@/lib/shared/audio/byte-source";
import { identifyAudio } from "@/lib/shared/audio/identify";
import { SAMPLES } from "@/sandbox/fixtures/sound/false-lengths";
import { hum, toWav } from "@/sandbox/fixtures/sound/sounds";

const SIZE = 10 * 1024 * 1024;
const secondsOf = async (bytes: Uint8Array<ArrayBuffer>, type: string, durationMs: number | null = null) =>
  (await measureLength(new Blob([bytes], { type }), durationMs)).seconds;

/** A file of ten megabytes that repeats a few bytes after a head. */
function hostile(head: Buffer, bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat([head, Buffer.alloc(SIZE - head.length, bytes)]);
}

describe.each(SAMPLES)("$name", ({ type, seconds, bytes, claiming }) => {
  test("is as long as what is heard", async () => {
    expect(Math.abs((await secondsOf(bytes, type)) - seconds)).toBeLessThan(0.25);
  });

  test.each([0, 1, 48_000, 48_000 * 72_000, 0x7fffffff, 0xffffffff])(
    "is no longer when its header claims %d",
    async (units) => {
      const claimed = await secondsOf(claiming(units % 2 ** 32), type);
      expect(Math.abs(claimed - seconds)).toBeLessThan(0.25);
    },
  );

  test("is never longer than what is left of it, cut anywhere and whatever its header claims", async () => {
    const cut = fc.tuple(fc.nat({ max: 0xffffffff }), fc.nat({ max: 2000 }), fc.nat({ max: bytes.length }));
    await fc.assert(
      fc.asyncProperty(cut, async ([units, front, back]) => {
        // Most files lose their end.
        const start = front < 1500 ? 0 : front;
        const left = claiming(units).subarray(start, Math.max(start, bytes.length - back));
        const found = await identifyAudio(blobSource(new Blob([left])));
        if (found.type === null) return;
        expect(found.type).toBe(type);
        const measured = await secondsOf(left, found.type);
        expect(measured).toBeLessThanOrEqual(longestSeconds(found.type, left.length));
        expect(measured).toBeLessThanOrEqual(Math.max(seconds + 0.25, left.length / 2_000));
      }),
      { numRuns: 60 },
    );
  });
});

test("noise in any place never makes a recording longer than its bytes allow", async () => {
  const sample = fc.constantFrom(...SAMPLES);
  const noise = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(sample, noise, async ({ type, bytes }, changes) => {
      const noisy = Buffer.from(bytes);
      for (const [at, byte] of changes) noisy[at % Math.min(noisy.length, 600)] = byte;
      const found = await identifyAudio(blobSource(new Blob([noisy])));
      const measured = await secondsOf(noisy, found.type ?? type);
      const longest = longestSeconds(found.type ?? audioTypeOf(type)!, noisy.length);
      expect(measured).toBeGreaterThan(0);
      expect(measured).toBeLessThanOrEqual(longest);
    }),
    { numRuns: 300 },
  );
});

test("measures a minute of wav", async () => {
  expect(await secondsOf(toWav(hum(61, 0.5)), "audio/wav")).toBeCloseTo(61, 1);
});

describe("what cannot be counted", () => {
  const noise = Buffer.alloc(20_000, 7);

  test("is as long as the phone measured, as far as its bytes allow", async () => {
    expect(await secondsOf(noise, "audio/webm", 4_000)).toBe(4);
    expect(await secondsOf(noise, "audio/webm", 3_600_000)).toBeCloseTo(20_000 / 750);
  });

  test("is what its bytes are at the lowest bitrate of phones where the phone measured nothing, or less than they can be", async () => {
    for (const durationMs of [null, 0, 1]) expect(await secondsOf(noise, "audio/webm", durationMs)).toBe(10);
    const padded = hostile(
      SAMPLES.find(({ name }) => name.startsWith("Ogg"))!.bytes,
      Buffer.from("OggS\0\0"),
    );
    expect(await secondsOf(padded, "audio/ogg")).toBeCloseTo(SIZE / 2_000, -1);
  });
});

const latin1 = (text: string) => Buffer.from(text, "latin1");
const M4A = "\0\0\0\x18ftypM4A \0\0\x02\0M4A mp42";

test.each([
  ["mp3 that is all sync bytes", Buffer.from("fffb9064", "hex"), Buffer.from("ff", "hex"), "audio/mpeg"],
  [
    "mp3 of the shortest frames",
    Buffer.alloc(0),
    Buffer.concat([Buffer.from("fff31464", "hex"), Buffer.alloc(20)]),
    "audio/mpeg",
  ],
  ["wav of empty chunks", latin1("RIFF\xff\xff\xff\0WAVE"), latin1("junk\0\0\0\0"), "audio/wav"],
  ["mp4 of empty atoms", latin1(M4A), latin1("\0\0\0\x08free"), "audio/mp4"],
  ["mp4 of empty tracks", latin1(`${M4A}\0\x90\0\0moov`), latin1("\0\0\0\x08trak"), "audio/mp4"],
  [
    "mp4 of empty fragments",
    SAMPLES[3]!.bytes.subarray(0, 641),
    latin1("\0\0\0\x10moof\0\0\0\x08traf"),
    "audio/mp4",
  ],
  [
    "webm of empty elements",
    Buffer.from("1a45dfa38018538067ff", "hex"),
    Buffer.from("ec80", "hex"),
    "audio/webm",
  ],
  [
    "webm of empty blocks",
    SAMPLES[6]!.bytes.subarray(0, 230),
    Buffer.from("a38481000080", "hex"),
    "audio/webm",
  ],
  ["ogg of empty pages", Buffer.alloc(0), Buffer.concat([latin1("OggS"), Buffer.alloc(23)]), "audio/ogg"],
  ["ogg of half signs", latin1("OggS"), latin1("O"), "audio/ogg"],
])(
  "a hostile %s keeps nobody waiting",
  async (_, head, bytes, type) => {
    let [worst, isDone] = [0, false];
    const blob = new Blob([hostile(head, bytes)], { type });
    const measured = measureLength(blob, null).finally(() => (isDone = true));
    // Of this thread's time: on a busy machine everything takes longer, and other threads collect garbage.
    for (let before = process.threadCpuUsage(); !isDone; before = process.threadCpuUsage()) {
      await sleep(5);
      const { user, system } = process.threadCpuUsage(before);
      worst = Math.max(worst, (user + system) / 1000);
    }
    await measured;
    expect(worst).toBeLessThan(250);
  },
  20_000,
);
