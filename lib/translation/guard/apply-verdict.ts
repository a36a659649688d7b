import type { Doubt, Place } from "./doubt";
import type { Texts } from "./texts";
import { doubtOfAll } from "./unread-languages";

/** What the service says of a translation that it compared with its original. */
export interface Verdict {
  isSame: boolean;
  /** What says something else, quoted from each text; empty where nothing does. */
  original: string;
  translated: string;
}

/**
 * The guard's doubts in the light of the service's verdict; without one, as they are. Two that agree on nothing: a difference that
 * only the service sees is a doubt as well, and one that only the guard sees is none, unless no reading can explain it: other digits,
 * or a language that the guard has no words of.
 */
export function applyVerdict(doubts: readonly Doubt[], verdict: Verdict | null, texts: Texts): Doubt[] {
  if (!verdict) return [...doubts];
  if (verdict.isSame) return doubts.filter((doubt) => isCertain(doubt) || isOfAll(doubt, texts));
  const seen = differenceIn(verdict, texts);
  if (doubts.some((doubt) => overlaps(doubt, seen))) return [...doubts];
  return [...doubts, seen];
}

/** Whether other digits stand in its place. */
function isCertain({ kind, original, translated }: Doubt): boolean {
  return kind === "number" && /\d/.test(original) && /\d/.test(translated);
}

function isOfAll({ kind, original, translated }: Doubt, texts: Texts): boolean {
  return kind === "missing" && original === texts.original && translated === texts.translation;
}

/** At the quoted words; at all of both texts where the service quotes what neither says. */
function differenceIn({ original, translated }: Verdict, texts: Texts): Doubt {
  const originalAt = placeIn(texts.original, original);
  const translatedAt = placeIn(texts.translation, translated);
  if (!originalAt && !translatedAt) return doubtOfAll(texts);
  return {
    kind: "meaning",
    original: wordsAt(texts.original, originalAt),
    translated: wordsAt(texts.translation, translatedAt),
    originalAt,
    translatedAt,
  };
}

function placeIn(text: string, quote: string): Place | null {
  const words = quote.trim();
  const start = words === "" ? -1 : text.indexOf(words);
  return start < 0 ? null : { start, end: start + words.length };
}

function wordsAt(text: string, place: Place | null): string {
  return place ? text.slice(place.start, place.end) : "";
}

function overlaps(a: Doubt, b: Doubt): boolean {
  return touch(a.originalAt, b.originalAt) || touch(a.translatedAt, b.translatedAt);
}

function touch(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && a.start < b.end && b.start < a.end;
}
