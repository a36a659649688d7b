import { englishForms, spanishForms, spanishVerbForms } from "./word-forms";
import english from "./words/english.json" with { type: "json" };
import spanish from "./words/spanish.json" with { type: "json" };
import type { LanguageWith } from "@/lib/shared/language-rules";

/** Longer words are not looked up. */
const LONGEST = 28;
/** Of a word put together of two, each has so many letters. */
const SHORTEST_PART = 4;

const VOCABULARY: Record<LanguageWith<"confidential">, readonly string[]> = {
  en: Object.entries({ ...english, "//": [] }).flatMap(([list, words]) =>
    list === "irregular" || list === "small"
      ? words.flatMap((word) => word.split("'"))
      : words.flatMap(englishForms),
  ),
  es: Object.entries({ ...spanish, "//": [] }).flatMap(([list, words]) => {
    if (list === "irregular" || list === "small") return words;
    return words.flatMap(list === "verbs" ? spanishVerbForms : spanishForms);
  }),
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
