import type { Subject } from "@/lib/translation/subjects";
import type { TranslatedSegment } from "@/lib/translation/view";

/** A part of a text that is translated by itself: a name, a description, a sentence of a recording. */
export interface Piece {
  text: string;
  /** For a recording: the sentence's times, in seconds. */
  times?: { start: number; end: number };
  isDescription?: boolean;
}

/** Splits a text into pieces. A transcript is split at its sentences, so that each keeps its time in the recording. */
export function piecesOf({
  text,
  description,
  segments,
}: Pick<Subject, "text" | "description" | "segments">): Piece[] {
  const parts = segments ? cutAt(text, segments) : [{ text }];
  return description === null ? parts : [...parts, { text: description, isDescription: true }];
}

/** In a corrected transcript, text between the remaining sentences becomes a piece without times. */
function cutAt(text: string, segments: NonNullable<Subject["segments"]>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, text: sentence, isUnsure } of segments) {
    const at = isUnsure || sentence === "" ? -1 : text.indexOf(sentence, from);
    if (at < 0) continue;
    pieces.push({ text: text.slice(from, at).trim() }, { text: sentence, times: { start, end } });
    from = at + sentence.length;
  }
  return [...pieces, { text: text.slice(from).trim() }].filter((piece) => piece.text.trim() !== "");
}

/** The text assembled from translated pieces. */
export interface Assembled {
  content: string;
  description: string | null;
  segments: TranslatedSegment[] | null;
}

/** Assembles translated pieces in the structure of the original. */
export function assemble(pieces: readonly Piece[], translated: readonly string[]): Assembled {
  const parts = pieces.map((piece, at) => ({ ...piece, text: (translated[at] ?? "").trim() }));
  const said = parts.filter(({ isDescription }) => !isDescription);
  const segments = said.flatMap(({ times, text }) => (times ? [{ ...times, text }] : []));
  return {
    content: said.map(({ text }) => text).join(" "),
    description: parts.find(({ isDescription }) => isDescription)?.text ?? null,
    segments: segments.length > 0 ? segments : null,
  };
}
