import { isBeyondProgress } from "./beyond-progress";
import { createConfidentialCheck, isConfidential } from "./is-confidential";
import { unknownWords } from "./known-words";
import { formsOf, restOfName } from "./names";
import { MOST_READ, possibleReadings } from "./spelling";
import { normalizeText, anyOf } from "./words";
import lists from "./words/harmless-phrases.json" with { type: "json" };
import { languageWith } from "@/lib/shared/language-rules";

/** What a report for customers may say. */
export interface MayBeSaid {
  /** Everybody's names. */
  people: readonly string[];
  includesNames: boolean;
  /** Of the project, its business and folders; each may be said whole, whatever its words. */
  names: readonly string[];
  /** BCP 47, of what is checked. */
  language: string;
}

/** An update that a sentence is taken from. */
export interface NamingSource {
  author: string;
  text: string;
}

/**
 * Whether a text is confidential: people's names too, unless the report includes them. In a language without words for this check,
 * every text is.
 */
export function createSecretCheck({ people, includesNames, language }: MayBeSaid): (text: string) => boolean {
  if (languageWith("confidential", language) === null) return () => true;
  return includesNames ? isConfidential : createConfidentialCheck(people);
}

/**
 * Whether a sentence waits until a person releases it for customers. It passes when nothing in it is confidential, each word is of
 * those that a report of a site is made of, and no word or phrase tells more than work, days, deliveries, weather and requests: nothing
 * left out, hidden or less than agreed, no defect that nobody mends, no reason but the weather, and no people besides their work.
 * Where people may be named, the words of a name may be unknown ones, but only said whole, and of people whom the sources name: they
 * choose their names themselves.
 */
export function createReleaseCheck(
  mayBeSaid: MayBeSaid,
  sources: readonly NamingSource[] = [],
): (sentence: string) => boolean {
  const { people, includesNames, names } = mayBeSaid;
  const isSecret = createSecretCheck(mayBeSaid);
  const sayable = (all: readonly string[]) =>
    all.filter((name) => name.trim().length > 2 && !isSecret(name)).sort((a, b) => b.length - a.length);
  const places = sayable(names);
  const named = includesNames ? sayable(people.filter(isNamedIn(sources)).flatMap(formsOf)) : [];
  return (sentence) =>
    sentence.length > MOST_READ || isSecret(sentence) || isUnfit(sentence, { places, named });
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
}

function isUnfit(sentence: string, { places, named }: Said): boolean {
  const [spelled = ""] = possibleReadings(sentence);
  // Spelled as they are, capitals included.
  const said = places.reduce((left, name) => left.replace(whole(name), " "), spelled);
  const text = plain(said);
  const rest = named.reduce((left, name) => left.replace(whole(name, "giu"), restOfName), said);
  return unknownWords(plain(rest)).length > 0 || isBeyondProgress(text);
}

function plain(text: string): string {
  return withoutHarmless(normalizeText(text));
}

function whole(name: string, flags = "gu"): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(name)}(?![\p{L}\d])`, flags);
}

/** Negations and limits that say nothing but how well it goes, and what a customer is asked not to do. */
const NOTHING_WRONG = anyOf(lists["nothing wrong"], lists);

/** What a customer chose, is asked or is told of the days, and names of things and of rooms. */
const FOR_CUSTOMERS = anyOf(lists["for customers"], lists);

const HARMLESS_PHRASES = [NOTHING_WRONG, FOR_CUSTOMERS].map((phrases) => new RegExp(phrases.source, "gu"));

/** A plain text without them. */
function withoutHarmless(text: string): string {
  return HARMLESS_PHRASES.reduce((left, phrases) => left.replace(phrases, " "), text);
}
