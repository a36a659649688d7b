import { eld as eldSmall } from "eld/small";
import { franc } from "franc";
import lande from "lande";
import LanguageDetect from "languagedetect";
import { detect as tinyld } from "tinyld";
import { isRight, NAMES, SETS, siteSentences, wordCount } from "@/evaluation/lists";
import { languagesOf } from "@/lib/language/languages-of";

/*
 * How well libraries tell the language of what is written on site, with English and Spanish alone to choose from, and how well
 * lib/language does, which adds lists of words to one of them: npx tsx bench/languages.ts
 */

const languageDetect = new LanguageDetect();
languageDetect.setLanguageType("iso2");
const TAGS: Record<string, string> = { eng: "en", spa: "es" };

const LIBRARIES: Record<string, (text: string) => string[]> = {
  eld: (text) => {
    const { en = 0, es = 0 } = eldSmall.detect(text).getScores();
    return en + es === 0 ? [] : [en > es ? "en" : "es"];
  },
  franc: (text) => known(franc(text, { only: ["eng", "spa"], minLength: 1 })),
  lande: (text) => known(lande(text).find(([tag]) => tag in TAGS)?.[0]),
  languagedetect: (text) =>
    languageDetect
      .detect(text)
      .map(([tag]) => tag)
      .filter((tag) => tag === "en" || tag === "es")
      .slice(0, 1),
  tinyld: (text) => [tinyld(text, { only: ["en", "es"] })].filter(Boolean),
  "lib/language": (text) => languagesOf(text, NAMES),
};

function known(tag: string | undefined): string[] {
  return tag && TAGS[tag] ? [TAGS[tag]] : [];
}

console.table(Object.fromEntries(Object.entries(LIBRARIES).map(([name, of]) => [name, rowOf(of)])));

function rowOf(of: (text: string) => string[]): Record<string, string> {
  const started = performance.now();
  const columns = SETS.flatMap((set) =>
    [true, false].flatMap((isLong) => {
      const some = siteSentences(set).filter(
        (sentence) => set === "none" || wordCount(sentence) >= 3 === isLong,
      );
      if (some.length === 0 || (set === "none" && !isLong)) return [];
      const right = some.filter((sentence) => isRight(set, of(sentence))).length;
      const column = set === "none" ? "none" : `${set}, ${isLong ? "3 words or more" : "shorter"}`;
      return [[column, `${right}/${some.length}`]];
    }),
  );
  return {
    ...(Object.fromEntries(columns) as Record<string, string>),
    ms: (performance.now() - started).toFixed(0),
  };
}
