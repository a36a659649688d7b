import type { Segment } from "@/lib/transcription/view";

/** A stretch of a transcript: one that was heard can be played, one that its author wrote into it has no time. */
export interface Piece {
  text: string;
  /** In seconds; null where nobody knows when it was said. */
  part: { start: number; end: number } | null;
  /** A guess of the service, which is no part of the transcript. */
  isUnsure: boolean;
}

/**
 * The whole transcript in pieces, in the order in which it is read: each segment that is still in it, what was corrected between
 * them, and the guesses at the time at which they were heard.
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
