import { daysNamedIn, withoutDays } from "./known-days";
import type { Locale } from "@/lib/i18n/locale";
import { withoutEndlessWords } from "@/lib/kernel/bounded-words";
import type { ReportDoubt } from "@/lib/reports/view";
import { languageWith } from "@/lib/shared/language-rules";
import { type Doubt, doubtOf } from "@/lib/translation/guard/doubt";
import { findDoubts } from "@/lib/translation/guard/find-doubts";
import { compareNegations } from "@/lib/translation/guard/negations";
import { MOST_SENTENCES, sentencesOf } from "@/lib/translation/guard/sentences";
import { sidesOf } from "@/lib/translation/guard/sides";
import { bareOf, tokensOf } from "@/lib/translation/guard/token";
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
  const found = byLanguage.map((some) => factsMissing({ ...sentence, text }, some));
  // What one source says is said, whatever the others leave out.
  const missing = (found[0] ?? []).filter(({ originalAt }) =>
    found.every((others) => others.some((other) => other.originalAt?.start === originalAt?.start)),
  );
  const general = isUnread ? [doubtOfAll(sentence.text)] : [];
  const negation = isUnread ? [] : negationDoubt({ ...sentence, text }, read);
  const facts = missing.flatMap((doubt) => toDoubt(sentence.text, doubt));
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

/** The guard compares both ways: here the sentence is what was said, since it leaves out much of its sources. */
function factsMissing({ text, language }: Sentence, sources: readonly Source[]): Doubt[] {
  const translation = sources.map((source) => source.text).join("\n");
  const to = sources[0]?.language ?? language;
  return findDoubts({ original: text, translation, from: language, to }).filter(
    ({ kind, originalAt }) => originalAt !== null && isFact(kind),
  );
}

function isFact(kind: Doubt["kind"]): boolean {
  return kind === "number" || kind === "unit" || kind === "date";
}

function toDoubt(text: string, { kind, originalAt, translated }: Doubt): ReportDoubt[] {
  if (!originalAt || (kind !== "number" && kind !== "unit" && kind !== "date")) return [];
  return [{ kind, text: text.slice(originalAt.start, originalAt.end), ...originalAt, original: translated }];
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
  return new Set(tokensOf(text).flatMap(({ bare }) => (bare.length > 3 ? [bareOf(bare)] : [])));
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((word) => b.has(word)).length / smaller;
}
