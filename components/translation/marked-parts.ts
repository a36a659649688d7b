import type { DoubtView } from "@/lib/translation/view";

/** A stretch of a translation. */
export interface Part {
  text: string;
  isDoubted: boolean;
}

/** Splits a translation into plain and doubted parts. Each doubt takes the first occurrence that no other doubt has taken. */
export function markedParts(text: string, doubts: readonly Pick<DoubtView, "translated">[]): Part[] {
  const places: { start: number; end: number }[] = [];
  for (const { translated } of doubts) {
    const place = placesOf(text, translated).find((one) => !places.some((other) => overlap(one, other)));
    if (place) places.push(place);
  }
  places.sort((a, b) => a.start - b.start);
  const parts: Part[] = [];
  let from = 0;
  for (const { start, end } of places) {
    parts.push({ text: text.slice(from, start), isDoubted: false });
    parts.push({ text: text.slice(start, end), isDoubted: true });
    from = end;
  }
  return [...parts, { text: text.slice(from), isDoubted: false }].filter((part) => part.text !== "");
}

/** Where a text has these words, as whole words: "4" is not in "14". */
export function placesOf(text: string, words: string): { start: number; end: number }[] {
  if (words === "") return [];
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "gu");
  return [...text.matchAll(pattern)].map(({ index }) => ({ start: index, end: index + words.length }));
}

function overlap(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}
