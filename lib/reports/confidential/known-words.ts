import { ENGLISH, ENGLISH_SMALL } from "./vocabulary/english";
import { englishForms, spanishForms, spanishVerbForms } from "./vocabulary/forms";
import { SPANISH, SPANISH_IRREGULAR, SPANISH_SMALL, SPANISH_VERBS } from "./vocabulary/spanish";
import { listed } from "./words";
import type { LanguageWith } from "@/lib/shared/language-rules";

/** Longer words are not looked up. */
const LONGEST = 28;
/** Of a word put together of two, each has so many letters. */
const SHORTEST_PART = 4;

const { irregular = "", ...regular } = ENGLISH;
const VOCABULARY: Record<LanguageWith<"confidential">, readonly string[]> = {
  en: [
    ...listed(Object.values(regular).join(" ")).flatMap(englishForms),
    ...listed(irregular),
    ...listed(ENGLISH_SMALL.replaceAll("'", " ")),
  ],
  es: [
    ...listed(Object.values(SPANISH).join(" ")).flatMap(spanishForms),
    ...listed(SPANISH_VERBS).flatMap(spanishVerbForms),
    ...listed(SPANISH_IRREGULAR),
    ...listed(SPANISH_SMALL),
  ],
};
const KNOWN = new Set(Object.values(VOCABULARY).flat());

/** Words of a plain text that no report of a site needs. */
export function unknownWords(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => !isKnown(word));
}

function isKnown(word: string): boolean {
  if (word.length === 1 || KNOWN.has(word)) return true;
  if (word.length > LONGEST) return false;
  return isKnownAfter(word, "re") || isKnownAfter(word, "pre") || isCompound(word);
}

function isKnownAfter(word: string, prefix: string): boolean {
  return (
    word.startsWith(prefix) &&
    word.length >= prefix.length + SHORTEST_PART &&
    KNOWN.has(word.slice(prefix.length))
  );
}

/** "Crawlspace", "doorframe". */
function isCompound(word: string): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1)
    if (KNOWN.has(word.slice(0, at)) && KNOWN.has(word.slice(at))) return true;
  return false;
}
