import { hasUnmendedDefect, isBeyondProgress } from "./beyond-progress";
import { createMatterFinder, findMatter } from "./is-confidential";
import { unknownWords } from "./known-words";
import { formsOf, peopleFinder, restOfName } from "./names";
import { MOST_READ, possibleReadings } from "./spelling";
import { normalizeText, anyOf, wordsOf } from "./words";
import lists from "./words/harmless-phrases.json" with { type: "json" };
import type { HoldReason, ReportHold } from "@/lib/reports/view";
import { languageWith } from "@/lib/shared/language-rules";

/** What a report for customers may say. */
export interface MayBeSaid {
  /** Everybody's names. */
  people: readonly string[];
  includesNames: boolean;
  /** Of the project, its business and folders; each may be said whole, whatever its words, unless it is that of a defect. */
  names: readonly string[];
  /** BCP 47, of what is checked. */
  language: string;
}

/** An update that a sentence is taken from. */
export interface NamingSource {
  author: string;
  text: string;
}

/** Whether the name of a folder or an item is not for customers: it is confidential, or tells of a defect that nobody mends. */
export function createNameCheck(mayBeSaid: MayBeSaid): (name: string) => boolean {
  const secretIn = createSecretFinder(mayBeSaid);
  return (name) => secretIn(name) !== null || isNameOfDefect(name);
}

function isNameOfDefect(name: string): boolean {
  return hasUnmendedDefect(plain(name));
}

/**
 * Why a text is confidential, null where it is not: people's names too, unless the report includes them. In a language without words
 * for this check, every text is.
 */
function createSecretFinder(mayBeSaid: MayBeSaid): (text: string) => HoldReason | null {
  const { people, includesNames, language } = mayBeSaid;
  if (languageWith("confidential", language) === null) return () => "language";
  return includesNames ? findMatter : createMatterFinder(people);
}

/**
 * Why a sentence waits until a person releases it for customers; null where it does not. It passes when nothing in it is confidential, each word is of
 * those that a report of a site is made of, and no word or phrase tells more than work, days, deliveries, weather and requests: nothing
 * left out, hidden or less than agreed, no defect that nobody mends, no reason but the weather, and no people besides their work.
 * Where people may be named, the words of a name may be unknown ones, but only said whole, and of people whom the sources name: they
 * choose their names themselves.
 */
export function createHoldCheck(
  mayBeSaid: MayBeSaid,
  sources: readonly NamingSource[] = [],
): (sentence: string) => ReportHold | null {
  const { people, includesNames, names } = mayBeSaid;
  const secretIn = createSecretFinder(mayBeSaid);
  const sayable = (all: readonly string[]) =>
    all
      .filter((name) => name.trim().length > 2 && secretIn(name) === null)
      .sort((a, b) => b.length - a.length);
  const places = sayable(names).filter((name) => !isNameOfDefect(name));
  const named = includesNames ? sayable(people.filter(isNamedIn(sources)).flatMap(formsOf)) : [];
  const isPerson = includesNames ? peopleFinder(people) : () => false;
  return (sentence) => {
    const secret = sentence.length > MOST_READ ? "unreadable" : secretIn(sentence);
    return secret ? { reason: secret, words: [] } : holdOfWords(sentence, { places, named, isPerson });
  };
}

function isNamedIn(sources: readonly NamingSource[]): (name: string) => boolean {
  const authors = new Set(sources.map(({ author }) => author));
  const texts = sources.map(({ text }) => normalizeText(text));
  const isIn = (text: string, form: string) => text.includes(form) && whole(form).test(text);
  return (name) =>
    authors.has(name) || formsOf(name).some((form) => texts.some((text) => isIn(text, normalizeText(form))));
}

interface Said {
  /** Said without being read. */
  places: readonly string[];
  /** Of people: read like everything else, but for words that the check does not know. */
  named: readonly string[];
  /** Finds those who may not be named, where some may. */
  isPerson: (text: string) => boolean;
}

function holdOfWords(sentence: string, { places, named, isPerson }: Said): ReportHold | null {
  const [spelled = ""] = possibleReadings(sentence);
  // Spelled as they are, capitals included.
  const said = places.reduce((left, name) => left.replace(whole(name), " "), spelled);
  const text = plain(said);
  const rest = named.reduce((left, name) => left.replace(whole(name, "giu"), restOfName), said);
  const unknown = asWritten(unknownWords(plain(rest)), sentence);
  const people = unknown.filter(isPerson);
  if (people.length > 0) return { reason: "unnamed", words: people };
  if (unknown.length > 0) return { reason: "unknownWords", words: unknown };
  return isBeyondProgress(text) ? { reason: "beyondProgress", words: [] } : null;
}

/** These plain words as the sentence spells them. */
function asWritten(words: readonly string[], sentence: string): string[] {
  const plainWords = new Set(words);
  const spelled = wordsOf(sentence).filter((word) => plainWords.has(normalizeText(word)));
  return spelled.length > 0 || words.length === 0 ? [...new Set(spelled)] : [...plainWords];
}

/** As the patterns here read it, and without what is harmless. */
function plain(text: string): string {
  return HARMLESS_PHRASES.reduce((left, phrases) => left.replace(phrases, " "), normalizeText(text));
}

function whole(name: string, flags = "gu"): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(name)}(?![\p{L}\d])`, flags);
}

/** Negations and limits that say nothing but how well it goes, and what a customer is asked not to do. */
const NOTHING_WRONG = anyOf(lists["nothing wrong"], lists);

/** What a customer chose, is asked or is told of the days, and names of things and of rooms. */
const FOR_CUSTOMERS = anyOf(lists["for customers"], lists);

const HARMLESS_PHRASES = [NOTHING_WRONG, FOR_CUSTOMERS].map((phrases) => new RegExp(phrases.source, "gu"));
