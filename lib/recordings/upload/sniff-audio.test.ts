import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { sniffAudio } from "./sniff-audio";
import { recordingOf } from "@/sandbox/fixtures/recordings";

test.each([
  ["webm", "audio/webm"],
  ["mp4", "audio/mp4"],
  ["m4a", "audio/mp4"],
  ["mp3", "audio/mpeg"],
  ["wav", "audio/wav"],
  ["ogg", "audio/ogg"],
] as const)("the bytes of %s are %s, whatever their name says", async (kind, type) => {
  expect(await sniffAudio(Readable.from([recordingOf(kind)]))).toBe(type);
});

test("an MP3 behind a long picture is one too", async () => {
  const size = 300_000;
  const sizeBytes = [size >> 21, size >> 14, size >> 7, size].map((part) => part & 0x7f);
  const tag = Buffer.concat([Buffer.from("ID3\x04\0\0"), Buffer.from(sizeBytes), Buffer.alloc(size)]);
  const chunks = Buffer.concat([tag, recordingOf("mp3")]);
  expect(await sniffAudio(Readable.from([chunks.subarray(0, 65_536), chunks.subarray(65_536)]))).toBe(
    "audio/mpeg",
  );
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a text", Buffer.from("<script>alert(1)</script>".repeat(200))],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["a program", Buffer.from("MZ".padEnd(300, "\0"))],
  ["the first byte of a recording", recordingOf("webm").subarray(0, 1)],
])("%s is no audio", async (_, bytes) => {
  expect(await sniffAudio(Readable.from([bytes]))).toBeNull();
});

test("no more is read than it takes", async () => {
  let read = 0;
  const chunks = (function* () {
    for (;;) {
      read += 1;
      yield read === 1 ? recordingOf("webm", 65_536) : Buffer.alloc(65_536);
    }
  })();
  expect(await sniffAudio(Readable.from(chunks))).toBe("audio/webm");
  expect(read).toBeLessThan(40);
});
