import type { AudioType } from "./audio-types";
import { type ByteSource, textAt, viewOf } from "./byte-source";
import { hasMp4Brand, mp4Tracks } from "./mp4";
import { endOfTag, hasFrame, MAX_TAGS } from "./mpeg";
import { oggStreams } from "./ogg";
import { isWav, wavRate } from "./wav";
import { hasTrack, readMatroska } from "./webm";

/** What a file that is not accepted is, as far as that can be told. */
export type OtherFile =
  | "aac"
  | "aiff"
  | "amr"
  | "avi"
  | "caf"
  | "empty"
  | "flac"
  | "incomplete"
  | "mkv"
  | "mov"
  | "mp2"
  | "pdf"
  | "picture"
  | "silentVideo"
  | "unknown"
  | "wma";

export type Identified = { type: AudioType } | { type: null; other: OtherFile };

/** Enough for all that is at the front of a recording. */
const HEAD = 64 * 1024;
/** Zeros that are read over at once. */
const STRIDE = 256 * 1024;

/**
 * What a file is, by its structure: its name and its type are not looked at. Browsers ask this before they upload and the server
 * when it has the bytes, so that nothing is uploaded that will be refused. Reads the front, and what it leads to.
 */
export async function identifyAudio(source: ByteSource): Promise<Identified> {
  const bytes = await source.read(0, HEAD);
  if (bytes.length === 0) return no("empty");
  const head = viewOf(bytes);
  if (isWav(head)) return wavRate(head) ? { type: "audio/wav" } : no("incomplete");
  if (textAt(head, 0, 4) === "OggS") return bySound("audio/ogg", oggStreams(head));
  if (textAt(head, 0, 4) === "\x1a\x45\xdf\xa3") return identifyMatroska(head);
  if (textAt(head, 4, 4) === "ftyp") return identifyMp4(source, head);
  return nameOf(head, NAMES) ?? identifyMpeg(source);
}

function no(other: OtherFile): Identified {
  return { type: null, other };
}

function bySound(type: AudioType, has: { hasSound: boolean; hasPictures: boolean }): Identified {
  if (has.hasSound) return { type };
  return no(has.hasPictures ? "silentVideo" : "incomplete");
}

function identifyMatroska(head: DataView): Identified {
  const reading = readMatroska(head);
  let step = reading.next();
  while (!step.done) step = reading.next();
  const file = step.value;
  if (file.docType !== "webm") return no("mkv");
  return bySound("audio/webm", {
    hasSound: hasTrack(file, "sound"),
    hasPictures: hasTrack(file, "pictures"),
  });
}

async function identifyMp4(source: ByteSource, head: DataView): Promise<Identified> {
  const tracks = await mp4Tracks(source);
  if (!tracks && PICTURE_BRANDS.test(textAt(head, 8, 4))) return no("picture");
  if (!hasMp4Brand(head)) return no(textAt(head, 8, 4) === "qt  " ? "mov" : "unknown");
  return bySound("audio/mp4", tracks ?? { hasSound: false, hasPictures: false });
}

/** MPEG layer III behind tags and zeros, and behind the rest of a frame that was cut. */
async function identifyMpeg(source: ByteSource): Promise<Identified> {
  const start = await startOfSound(source);
  const head = viewOf(await source.read(start, start + HEAD));
  if (hasFrame(head)) return { type: "audio/mpeg" };
  return nameOf(head, [...NAMES, ...SHORT_NAMES]) ?? no("unknown");
}

async function startOfSound(source: ByteSource): Promise<number> {
  let start = 0;
  for (let n = 0; n < MAX_TAGS; n += 1) start += endOfTag(viewOf(await source.read(start, start + 10)), 0);
  for (; start < source.size; start += STRIDE) {
    const zeros = (await source.read(start, start + STRIDE)).findIndex((byte) => byte !== 0);
    if (zeros >= 0) return start + zeros;
  }
  return start;
}

const PICTURE_BRANDS = /^(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs]|crx |jp2 )$/;

type Names = [other: OtherFile, at: number, ...begins: string[]][];

/** How other files begin, by their bytes from a place on. */
const NAMES: Names = [
  ["amr", 0, "#!AMR"],
  ["flac", 0, "fLaC"],
  ["caf", 0, "caff"],
  ["wma", 0, "\x30\x26\xb2\x75\x8e\x66\xcf\x11"],
  ["aiff", 8, "AIFF", "AIFC"],
  ["avi", 8, "AVI "],
  ["pdf", 0, "%PDF"],
  ["picture", 0, "\xff\xd8\xff", "\x89PNG", "GIF8", "II*\0", "MM\0*"],
  ["picture", 8, "WEBP"],
  ["mov", 4, "moov", "mdat", "wide", "free", "skip", "pnot"],
];

/** The rest of a cut MP3 may begin like these. */
const SHORT_NAMES: Names = [
  ["aac", 0, "\xff\xf0", "\xff\xf1", "\xff\xf8", "\xff\xf9", "ADIF"],
  ["mp2", 0, "\xff\xe4", "\xff\xe5", "\xff\xf4", "\xff\xf5", "\xff\xfc", "\xff\xfd"],
];

function nameOf(head: DataView, names: Names): Identified | null {
  const found = names.find(([, at, ...begins]) =>
    begins.some((text) => textAt(head, at, text.length) === text),
  );
  return found ? no(found[0]) : null;
}
