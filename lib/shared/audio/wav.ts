import { textAt } from "./byte-source";
import type { Counted } from "./counted";

const UNCOMPRESSED = new Set([1, 3, 0xfffe]);
/** Microsoft's and IMA's ADPCM, and GSM: their rate in bytes is often wrong, and follows from their blocks. */
const IN_BLOCKS = new Set([2, 0x11, 0x31]);
/** More than any WAV has. */
const MAX_CHUNKS = 10_000;
/** `fmt ` and `data`, as numbers. */
const [FORMAT, DATA] = [0x666d7420, 0x64617461];

/** Whether bytes begin like RIFF, RF64 or BW64 (EBU Tech 3306; ITU-R BS.2088) with WAVE in it. */
export function isWav(head: DataView): boolean {
  return ["RIFF", "RF64", "BW64"].includes(textAt(head, 0, 4)) && textAt(head, 8, 4) === "WAVE";
}

/** Bytes per second by the `fmt ` chunk of a WAV; null if it has none within the view. */
export function wavRate(view: DataView): number | null {
  const format = chunkOf(view, FORMAT);
  if (!format || format.start + 16 > view.byteLength) return null;
  const rate = bytesPerSecond(view, format);
  return rate > 0 && Number.isFinite(rate) ? rate : null;
}

function bytesPerSecond(view: DataView, { start, size }: Chunk): number {
  const [kind, hertz] = [view.getUint16(start, true), view.getUint32(start + 4, true)];
  const sampleBits = view.getUint16(start + 2, true) * view.getUint16(start + 14, true);
  if (UNCOMPRESSED.has(kind)) return (hertz * sampleBits) / 8;
  const isLong = size >= 20 && start + 20 <= view.byteLength;
  if (IN_BLOCKS.has(kind) && isLong)
    return (hertz * view.getUint16(start + 12, true)) / view.getUint16(start + 18, true);
  return view.getUint32(start + 8, true);
}

/** Counts the bytes of the `data` chunk that are there. Sizes that nobody filled in (0, or all ones) mean the rest of the file. */
export function countWav(view: DataView): Counted | null {
  const [rate, data] = [wavRate(view), chunkOf(view, DATA)];
  if (!rate || !data) return null;
  const rest = Math.max(0, view.byteLength - data.start);
  const bytes = data.size === 0 ? rest : Math.min(data.size, rest);
  return { seconds: bytes / rate, bytes };
}

interface Chunk {
  start: number;
  size: number;
}

function chunkOf(view: DataView, name: number): Chunk | null {
  let at = 12;
  for (let step = 0; step < MAX_CHUNKS && at + 8 <= view.byteLength; step += 1) {
    const size = view.getUint32(at + 4, true);
    if (view.getUint32(at) === name) return { start: at + 8, size };
    at += 8 + size + (size % 2);
  }
  return null;
}
