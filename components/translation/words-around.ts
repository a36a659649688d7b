import { placesOf } from "./marked-parts";

/** Words shown on each side. */
const AROUND = 3;

/** The first occurrence of a phrase in the original, with some words around it: "a unos catorce de la". */
export function withWordsAround(text: string, part: string): string {
  const place = placesOf(text, part)[0];
  if (!place) return part;
  const before =
    text
      .slice(0, place.start)
      .split(/[.!?\n]/)
      .at(-1) ?? "";
  const after = text.slice(place.end).split(/[.!?\n]/)[0] ?? "";
  const words = [...before.split(/\s+/).slice(-AROUND - 1), part, ...after.split(/\s+/).slice(0, AROUND + 1)];
  return words.filter(Boolean).join(" ");
}
