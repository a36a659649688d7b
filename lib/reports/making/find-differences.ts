import { daysNamedIn, withoutDays } from "./known-days";
import type { Locale } from "@/lib/i18n/locale";
import { withoutEndlessWords } from "@/lib/kernel/bounded-words";
import type { ReportDoubt } from "@/lib/reports/view";
import { languageWith } from "@/lib/shared/language-rules";
import { doubtOf } from "@/lib/translation/guard/doubt";
import { findDoubts } from "@/lib/translation/guard/find-doubts";
import { compareNegations } from "@/lib/translation/guard/negations";
import { MOST_SENTENCES, sentencesOf } from "@/lib/translation/guard/sentences";
import { sidesOf } from "@/lib/translation/guard/sides";
import { tokensOf } from "@/lib/translation/guard/token";
import { languagesRead } from "@/lib/translation/guard/unread-languages";

/** An update that a sentence cites. */
interface Source {
  text: string;
  /** BCP 47. */
  language: string;
  /** YYYY-MM-DD, in the report's time zone. */
  day: string;
}

interface Sentence {
  text: string;
  language: Locale;
}

/** Words that two sentences must share to be about the same thing, as a part of the shorter one's. */
const ALIKE = 0.5;

/**
 * What a sentence says and none of its sources does: numbers, units, dates, and whether something is or is not; all of a sentence
 * where a language is not read. `days` are those that are known besides, as the day of the handover.
 */
export function findDifferences(
  sentence: Sentence,
  sources: readonly Source[],
  days: readonly string[] = [],
): ReportDoubt[] {
  const known = [...days, ...sources.flatMap(({ text, day }) => daysNamedIn(text, day))];
  const text = withoutDays(withoutEndlessWords(sentence.text), known, sentence.language);
  const read = sources.map((source) => ({ ...source, text: withoutEndlessWords(source.text) }));
  const languages = [sentence.language, ...sources.map((source) => source.language)];
  const isUnread = languages.some((language) => languageWith("guard", language) === null);
  const byLanguage = [
    ...Map.groupBy(read, ({ language: tag }) => languageWith("guard", tag) ?? tag).values(),
  ];
  const found = byLanguage.map((some) => factsMissing(sentence, text, some));
  // What one source says is said, whatever the others leave out.
  const facts = (found[0] ?? []).filter(({ start }) =>
    found.every((others) => others.some((other) => other.start === start)),
  );
  const general = isUnread ? [doubtOfAll(sentence.text)] : [];
  const negation = isUnread ? [] : negationDoubt({ ...sentence, text }, read);
  return [...general, ...[...withoutParts(facts), ...negation].sort((a, b) => a.start - b.start)];
}

/** Of "6 inches" and its "inches", the first. */
function withoutParts(doubts: readonly ReportDoubt[]): ReportDoubt[] {
  const isPart = (one: ReportDoubt, of: ReportDoubt) =>
    of.start <= one.start && one.end <= of.end && one.end - one.start < of.end - of.start;
  return doubts.filter((one) => !doubts.some((other) => isPart(one, other)));
}

/** Nobody can tell what such a sentence has from its sources: they, or it, are in a language that the guard does not read. */
function doubtOfAll(text: string): ReportDoubt {
  return { kind: "unread", text, start: 0, end: text.length, original: "" };
}

/** The guard compares both ways: here the sentence, as `plain`, is what was said, since it leaves out much of its sources. */
function factsMissing(
  { text, language }: Sentence,
  plain: string,
  sources: readonly Source[],
): ReportDoubt[] {
  const translation = sources.map((source) => source.text).join("\n");
  const to = sources[0]?.language ?? language;
  const doubts = findDoubts({ original: plain, translation, from: language, to });
  return doubts.flatMap(({ kind, originalAt: at, translated: original }) =>
    at && (kind === "number" || kind === "unit" || kind === "date")
      ? [{ kind, text: text.slice(at.start, at.end), ...at, original }]
      : [],
  );
}

/** One, where each of the source's sentences that may be meant says yes and this one no, or the other way round. */
function negationDoubt(sentence: Sentence, sources: readonly Source[]): ReportDoubt[] {
  const compared = candidates(sentence, sources).map(({ text, language }) => {
    const languages = languagesRead(language, sentence.language);
    const texts = { original: text, translation: sentence.text };
    const sides = languages ? sidesOf(texts, languages) : [];
    return sides.flatMap((pair) => compareNegations(...pair)).map((found) => doubtOf(texts, found));
  });
  const [first] = compared;
  const [doubt] = first ?? [];
  if (!doubt?.translatedAt || compared.some((doubts) => doubts.length === 0)) return [];
  const { start, end } = doubt.translatedAt;
  return [{ kind: "negation", text: doubt.translated, start, end, original: doubt.original }];
}

/** The sentences of the sources that share most words with it; where none does, as in another language, all of them. */
function candidates({ text }: Sentence, sources: readonly Source[]): { text: string; language: string }[] {
  const all = sources.flatMap(({ text: whole, language }) =>
    sentencesOf(whole)
      .slice(0, MOST_SENTENCES)
      .map((one) => ({ text: one.text, language })),
  );
  const words = wordsOf(text);
  const likeness = all.map((one) => share(words, wordsOf(one.text)));
  const most = Math.max(0, ...likeness);
  return most < ALIKE ? all : all.filter((_, at) => likeness[at] === most);
}

function wordsOf(text: string): Set<string> {
  return new Set(tokensOf(text).flatMap(({ bare }) => (bare.length > 3 ? [bare] : [])));
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((word) => b.has(word)).length / smaller;
}
