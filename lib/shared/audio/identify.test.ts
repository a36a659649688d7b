import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ByteSource, blobSource } from "./byte-source";
import { identifyAudio } from "./identify";
import { box, RECORDING_KINDS, recordingOf } from "@/sandbox/fixtures/sound/recordings";
import { hum, toWav } from "@/sandbox/fixtures/sound/sounds";

const read = (name: string) => readFileSync(`sandbox/fixtures/sound/${name}`);
const of = (bytes: Uint8Array<ArrayBuffer>) => identifyAudio(blobSource(new Blob([bytes])));
const bytesOf = (text: string) => Buffer.from(text, "latin1");
/** With the first occurrence of a text replaced by another one of its length. */
function replaced(bytes: Buffer<ArrayBuffer>, text: string, by: string): Buffer<ArrayBuffer> {
  const at = bytes.indexOf(text, 0, "latin1");
  expect(at).toBeGreaterThan(0);
  return Buffer.concat([bytes.subarray(0, at), bytesOf(by), bytes.subarray(at + by.length)]);
}

const mp3 = read("memo.mp3");
/** Behind the tag. */
const frames = mp3.subarray(45);
const m4a = read("memo.m4a");
const wav = toWav(hum(1, 0.5));
const ftyp = (major: string, ...compatible: string[]) =>
  box("ftyp", bytesOf(major), [0, 0, 2, 0], bytesOf(compatible.join("")));
/** The same file with other brands. */
const branded = (...brands: [string, ...string[]]) =>
  Buffer.concat([ftyp(...brands), m4a.subarray(m4a.readUInt32BE(0))]);
const rf64 = (name: string) =>
  Buffer.concat([
    bytesOf(`${name}\xff\xff\xff\xffWAVEds64\x1c\0\0\0`),
    Buffer.alloc(28),
    bytesOf("bext\x03\0\0\0abc\0"),
    wav.subarray(12),
  ]);

/** An ID3v2 tag of so many bytes, with a footer if its flag says so. */
function tag(size: number, flags = 0): Buffer<ArrayBuffer> {
  const sizes = [size >> 21, size >> 14, size >> 7, size].map((part) => part & 0x7f);
  const head = Buffer.from([...bytesOf("ID3\x04\0"), flags, ...sizes]);
  return Buffer.concat([head, Buffer.alloc(size, 7), flags & 0x10 ? Buffer.alloc(10, 7) : Buffer.alloc(0)]);
}

describe("what is taken", () => {
  test.each(RECORDING_KINDS)("a recording of kind %s as the tests have it", async (kind) => {
    expect((await of(recordingOf(kind))).type).not.toBeNull();
  });

  test.each<[string, string, Uint8Array<ArrayBuffer>]>([
    ["of a Samsung or Android phone: 3gp4, compatible isom", "audio/mp4", branded("3gp4", "isom", "3gp4")],
    ["whose major brand alone is known", "audio/mp4", branded("3g2a")],
    ["whose compatible brand alone is known", "audio/mp4", branded("XXXX", "YYYY", "mp42")],
    ["of QuickTime that is also MP4", "audio/mp4", branded("qt  ", "mp42")],
    ["M4B, M4V, dash", "audio/mp4", branded("M4B ")],
    ["M4V", "audio/mp4", branded("M4V ")],
    ["in fragments of DASH", "audio/mp4", branded("dash")],
    ["MP4 whose list of tracks is at the end", "audio/mp4", m4a],
    ["MP4 in fragments, as Chrome records", "audio/mp4", read("live.mp4")],
    ["WebM of unknown size, as Chrome records", "audio/webm", read("live.webm")],
    ["Ogg with Opus", "audio/ogg", read("memo.ogg")],
    ["Ogg with Vorbis", "audio/ogg", replaced(read("memo.ogg"), "OpusHead\x01\x01", "\x01vorbis\0\0\0\0")],
    ["MP3 with a tag", "audio/mpeg", mp3],
    ["MP3 that begins within a frame", "audio/mpeg", frames.subarray(100)],
    ["MP3 behind zeros", "audio/mpeg", Buffer.concat([Buffer.alloc(300_000), frames])],
    ["MP3 with zeros behind its tag", "audio/mpeg", Buffer.concat([tag(40), Buffer.alloc(70_000), frames])],
    ["MP3 behind a long picture", "audio/mpeg", Buffer.concat([tag(300_000), frames])],
    ["MP3 behind a tag with a footer", "audio/mpeg", Buffer.concat([tag(200, 0x10), frames])],
    ["MP3 behind two tags", "audio/mpeg", Buffer.concat([tag(200), tag(100), frames])],
    ["WAV", "audio/wav", wav],
    ["RF64", "audio/wav", rf64("RF64")],
    ["BW64", "audio/wav", rf64("BW64")],
  ])("%s", async (_, type, bytes) => {
    expect(await of(bytes)).toEqual({ type });
  });
});

describe("what is not, and what it is", () => {
  const webm = recordingOf("webm");
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ["empty", Buffer.alloc(0)],
    ["unknown", Buffer.from("<script>alert(1)</script>".repeat(200))],
    ["unknown", Buffer.from("MZ".padEnd(300, "\0"))],
    ["unknown", Buffer.alloc(200_000)],
    ["unknown", tag(500)],
    ["unknown", Buffer.from("RIFX\0\0\0\x24WAVEfmt ")],
    ["unknown", branded("M4P ")],
    ["silentVideo", replaced(m4a, "soun", "vide")],
    ["silentVideo", replaced(webm, "\x83\x81\x02", "\x83\x81\x01")],
    ["silentVideo", replaced(recordingOf("ogg"), "OpusHead", "\x80theora\0")],
    ["incomplete", m4a.subarray(0, 5000)],
    ["incomplete", m4a.subarray(0, -200)],
    ["incomplete", webm.subarray(0, 20)],
    ["incomplete", wav.subarray(0, 30)],
    ["incomplete", recordingOf("ogg").subarray(0, 30)],
    ["mov", branded("qt  ", "qt  ")],
    ["mov", Buffer.concat([bytesOf("\0\0\0\x08wide"), m4a.subarray(28)])],
    ["picture", Buffer.concat([ftyp("heic", "mif1", "heic"), box("meta", Buffer.alloc(90))])],
    ["picture", Buffer.concat([ftyp("avif", "mif1", "miaf"), box("meta", Buffer.alloc(90))])],
    ["picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["picture", Buffer.from("ffd8ffe000104a464946", "hex")],
    ["picture", bytesOf("RIFF\x24\0\0\0WEBPVP8 ")],
    ["pdf", bytesOf("%PDF-1.7")],
    ["mkv", replaced(webm, "\x42\x82\x84webm", "\x42\x82\x84mkvx")],
    ["amr", bytesOf("#!AMR\n\x3c")],
    ["aac", Buffer.from("fff15080", "hex")],
    ["aac", Buffer.concat([tag(40), Buffer.from("fff15080", "hex")])],
    ["flac", bytesOf("fLaC\0\0\0\x22")],
    ["flac", Buffer.concat([tag(40), bytesOf("fLaC\0\0\0\x22")])],
    ["mp2", Buffer.from("fffd8404", "hex")],
    ["caf", bytesOf("caff\0\x01\0\0desc")],
    ["aiff", bytesOf("FORM\0\0\0\0AIFFCOMM")],
    ["wma", Buffer.from("3026b2758e66cf11a6d9", "hex")],
    ["avi", bytesOf("RIFF\x24\0\0\0AVI LIST")],
  ])("%s", async (other, bytes) => {
    expect(await of(bytes)).toEqual({ type: null, other });
  });
});

test("no more is read than it takes: of a recording of 10 MB the front, and of an MP4 its list of tracks", async () => {
  const reads = async (bytes: Buffer<ArrayBuffer>) => {
    let read = 0;
    const { size, read: readFrom } = blobSource(new Blob([bytes]));
    const counting: ByteSource = {
      size,
      read: (start, end) => ((read += Math.min(end, size) - start), readFrom(start, end)),
    };
    expect((await identifyAudio(counting)).type).not.toBeNull();
    return read;
  };
  for (const kind of RECORDING_KINDS) expect(await reads(recordingOf(kind, 2_000_000))).toBeLessThan(500_000);
  const long = Buffer.concat([
    m4a.subarray(0, 28),
    box("mdat", Buffer.alloc(2_000_000)),
    m4a.subarray(36 + 8253),
  ]);
  expect(await reads(long)).toBeLessThan(100_000);
});

test("hostile fronts cost no more than a few reads", async () => {
  for (const repeated of [
    tag(0),
    Buffer.from("\0\0\0\x08free"),
    Buffer.from("OggS"),
    Buffer.from("ff", "hex"),
  ]) {
    let calls = 0;
    const { size, read: readFrom } = blobSource(new Blob([Buffer.alloc(3_000_000, repeated)]));
    await identifyAudio({ size, read: (start, end) => ((calls += 1), readFrom(start, end)) });
    expect(calls).toBeLessThan(110);
  }
});
