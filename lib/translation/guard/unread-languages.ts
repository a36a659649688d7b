import { type Doubt, doubtOf, type Place, type Texts } from "./doubt";
import { wholeOf } from "./sentences";
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
  const changed = Array.from({ length: Math.max(lost.length, added.length) }, (_, at) =>
    doubtOf(texts, { kind: "number", said: lost[at]?.[1], written: added[at]?.[1] }),
  );
  return [doubtOfAll(texts), ...changed];
}

/** Of all doubts about something missing, only this one has words of the translation: nobody knows which of them are right. */
export function doubtOfAll(texts: Texts): Doubt {
  const { original, translation } = texts;
  return doubtOf(texts, { kind: "missing", said: wholeOf(original), written: wholeOf(translation) });
}

/** By their digits: languages differ in the signs between them. */
function numbersIn(text: string): Map<string, Place> {
  const found = [...text.matchAll(/\d+(?:[.,]\d+)*/g)];
  return new Map(
    found.map(({ 0: number, index }) => [
      number.replaceAll(/\D/g, ""),
      { start: index, end: index + number.length },
    ]),
  );
}
