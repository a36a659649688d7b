import type { Doubt, Place } from "./doubt";
import type { Texts } from "./texts";
import type { GuardLanguage } from "./words";
import { languageWith } from "@/lib/shared/language-rules";

/** The languages of a text and its translation; null unless the guard has the words of both. */
export function languagesRead(from: string, to: string): Record<"from" | "to", GuardLanguage> | null {
  const read = { from: languageWith("guard", from), to: languageWith("guard", to) };
  return read.from && read.to ? { from: read.from, to: read.to } : null;
}

/** All of a translation between languages that the guard does not read is doubted; and each number that only one text has in digits. */
export function doubtUnread(texts: Texts): Doubt[] {
  const [said, written] = [numbersIn(texts.original), numbersIn(texts.translation)];
  const lost = [...said].filter(([number]) => !written.has(number));
  const added = [...written].filter(([number]) => !said.has(number));
  const changed = Array.from({ length: Math.max(lost.length, added.length) }, (_, at): Doubt => {
    const [originalAt, translatedAt] = [lost[at]?.[1] ?? null, added[at]?.[1] ?? null];
    return {
      kind: "number",
      original: textAt(texts.original, originalAt),
      translated: textAt(texts.translation, translatedAt),
      originalAt,
      translatedAt,
    };
  });
  return [doubtOfAll(texts), ...changed];
}

/** Of all doubts about something missing, only this one has words of the translation: nobody knows which of them are right. */
export function doubtOfAll({ original, translation }: Texts): Doubt {
  return {
    kind: "missing",
    original,
    translated: translation,
    originalAt: { start: 0, end: original.length },
    translatedAt: { start: 0, end: translation.length },
  };
}

/** By their digits: languages differ in the signs between them. */
function numbersIn(text: string): Map<string, Place> {
  const found = text.matchAll(/\d+(?:[.,]\d+)*/g);
  return new Map(
    [...found].map(({ 0: number, index }) => [
      number.replaceAll(/\D/g, ""),
      { start: index, end: index + number.length },
    ]),
  );
}

function textAt(text: string, place: Place | null): string {
  return place ? text.slice(place.start, place.end) : "";
}
