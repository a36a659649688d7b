import type { Segment } from "@/lib/recordings/view";

/** A part of a transcript. A transcribed part can be played; one that its author typed has no time. */
export interface Piece {
  text: string;
  /** In seconds; null if unknown. */
  part: { start: number; end: number } | null;
  /** A low-confidence guess of the service, which is not in the transcript. */
  isUnsure: boolean;
}

/**
 * Splits a transcript into pieces in reading order: each segment that it still contains, the corrected text between them, and
 * low-confidence guesses at their time.
 */
export function piecesOf(transcript: string | null, segments: readonly Segment[]): Piece[] {
  const text = transcript ?? "";
  const pieces: Piece[] = [];
  let from = 0;
  for (const segment of segments) {
    const at = segment.isUnsure ? from : text.indexOf(segment.text, from);
    if (at < 0) continue;
    pieces.push(...written(text.slice(from, at)), heard(segment));
    if (!segment.isUnsure) from = at + segment.text.length;
  }
  return [...pieces, ...written(text.slice(from))];
}

function heard({ text, start, end, isUnsure }: Segment): Piece {
  return { text, part: { start, end }, isUnsure };
}

function written(text: string): Piece[] {
  const trimmed = text.trim();
  return trimmed === "" ? [] : [{ text: trimmed, part: null, isUnsure: false }];
}
