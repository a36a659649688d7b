import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { measureLength } from "./measure-length";
import { hum, toWav } from "@/sandbox/fixtures/sounds";

const SIZE = 10 * 1024 * 1024;
const fileOf = (path: string, type: string) => new Blob([readFileSync(path)], { type });

/** A file of ten megabytes that repeats a few bytes after a head. */
function hostile(head: Buffer, bytes: Buffer, type: string): Blob {
  return new Blob([new Uint8Array(head), new Uint8Array(Buffer.alloc(SIZE - head.length, bytes))], { type });
}

test.each([
  [
    "webm without a length in its head, as Chrome records",
    "prisma/seed/recordings/north-wall.webm",
    "audio/webm",
    8.1,
  ],
  ["mp3", "sandbox/fixtures/memo.mp3", "audio/mpeg", 2.27],
  ["m4a", "sandbox/fixtures/memo.m4a", "audio/mp4", 2.25],
  ["ogg", "sandbox/fixtures/memo.ogg", "audio/ogg", 2.2],
])("measures %s", async (_, path, type, seconds) => {
  expect(await measureLength(fileOf(path, type))).toBeCloseTo(seconds, 1);
});

test("measures wav", async () => {
  const wav = new Blob([new Uint8Array(toWav(hum(61, 0.5)))], { type: "audio/wav" });
  expect(await measureLength(wav)).toBeCloseTo(61, 1);
});

test("what cannot be parsed, and what claims to be shorter than its bytes, counts as the longest that its bytes allow", async () => {
  const noise = new Blob([new Uint8Array(20_000).fill(7)], { type: "audio/webm" });
  expect(await measureLength(noise)).toBe(10);
  const padded = hostile(readFileSync("sandbox/fixtures/memo.ogg"), Buffer.from("OggS\0\0"), "audio/ogg");
  expect(await measureLength(padded)).toBeCloseTo(SIZE / 2_000, -1);
});

test.each([
  ["mp3 that is all sync bytes", Buffer.from("fffb9064", "hex"), Buffer.from("ff", "hex"), "audio/mpeg"],
  [
    "wav of empty chunks",
    Buffer.from("RIFF\xff\xff\xff\0WAVE", "latin1"),
    Buffer.from("junk\0\0\0\0", "latin1"),
    "audio/wav",
  ],
  [
    "mp4 of empty atoms",
    Buffer.from("\0\0\0\x18ftypM4A \0\0\x02\0M4A mp42", "latin1"),
    Buffer.from("\0\0\0\x08free", "latin1"),
    "audio/mp4",
  ],
])(
  "a hostile %s keeps nobody waiting",
  async (_, head, bytes, type) => {
    let [worst, isDone] = [0, false];
    const blob = hostile(head, bytes, type);
    const started = performance.now();
    const measured = measureLength(blob).finally(() => (isDone = true));
    for (let last = performance.now(); !isDone; last = performance.now()) {
      await sleep(5);
      worst = Math.max(worst, performance.now() - last);
    }
    await measured;
    const all = performance.now() - started;
    // On a busy machine everything takes longer, and others still get their turns.
    expect(worst < 500 || worst < all / 4, `one turn of ${worst} ms, of ${all}`).toBe(true);
  },
  20_000,
);
