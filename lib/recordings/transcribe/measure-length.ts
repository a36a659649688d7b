import { setImmediate as nextTurn } from "node:timers/promises";
import { parseWebStream } from "music-metadata";

/** Bytes that are parsed in one turn of the event loop: of hostile ones, a turn takes a twentieth of a second at most. */
const CHUNK = 2_048;
/** How long parsing may take; whole recordings take a fifth of it. */
const DEADLINE_MS = 1_000;

/** Bytes per second of the lowest bitrate that phones record in (16 kbit/s): what a file counts as whose length nobody can tell. */
const SLOWEST = 2_000;
/** Bytes per second above which a file is not as short as it says: four times the best that phones record in. */
const FASTEST = { compressed: 64_000, wav: 600_000 };

/**
 * The length of a recording in seconds, from its container (webm, ogg, mp4, m4a, wav, mp3). Of one that cannot be parsed, or
 * that claims to be shorter than its bytes allow, the longest that they allow.
 */
export async function measureLength(bytes: Blob): Promise<number> {
  const claimed = await durationOf(bytes);
  const fastest = bytes.type === "audio/wav" ? FASTEST.wav : FASTEST.compressed;
  const isPlausible = claimed !== null && claimed >= bytes.size / fastest;
  return isPlausible ? claimed : longestOf(bytes.size);
}

/** The length in seconds that a file of this size can have at most. */
function longestOf(size: number): number {
  return size / SLOWEST;
}

async function durationOf(bytes: Blob): Promise<number | null> {
  const whole = new Uint8Array(await bytes.arrayBuffer());
  const until = performance.now() + DEADLINE_MS;
  const info = { mimeType: bytes.type, size: bytes.size };
  try {
    const { format } = await parseWebStream(inTurns(whole, until), info, {
      duration: true,
      skipCovers: true,
    });
    return Number.isFinite(format.duration) ? (format.duration ?? null) : null;
  } catch {
    return null;
  }
}

/** The parser reads as fast as it is given bytes: hostile ones would keep everybody else waiting for minutes. */
function inTurns(bytes: Uint8Array<ArrayBuffer>, until: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    await nextTurn();
    if (performance.now() > until) throw new Error("a recording that takes too long to parse");
    if (at >= bytes.length) {
      controller.close();
      return;
    }
    controller.enqueue(bytes.subarray(at, at + CHUNK));
    at += CHUNK;
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}
