import { createConfidentialCheck, isConfidential } from "./is-confidential";
import { isDoubtful } from "./doubtful-words";
import { unknownWords } from "./known-words";
import { joinsRemark } from "./remarks";
import { withoutHarmless } from "./harmless-phrases";
import { reportsDefect } from "./defects";
import { doesBesidesWork } from "./people-on-site";
import { hasTellingPhrase } from "./telling-phrases";
import { hasTellingWord } from "./telling-words";
import { MOST_READ, possibleReadings } from "./spelling";
import { normalizeText } from "./words";
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
 */
export function createReleaseCheck(mayBeSaid: MayBeSaid): (sentence: string) => boolean {
  const { people, includesNames, names } = mayBeSaid;
  const isSecret = createSecretCheck(mayBeSaid);
  const said = [...names, ...(includesNames ? people.flatMap((name) => [name, ...name.split(/\s+/u)]) : [])]
    .filter((name) => name.trim().length > 2 && !isSecret(name))
    .sort((a, b) => b.length - a.length);
  return (sentence) => sentence.length > MOST_READ || isSecret(sentence) || isBeyondProgress(sentence, said);
}

/** What no sentence may do that reaches a customer by itself. Each reads a plain text. */
const DOUBTS: readonly ((text: string) => boolean)[] = [
  (text) => unknownWords(text).length > 0,
  hasTellingWord,
  hasTellingPhrase,
  doesBesidesWork,
  reportsDefect,
  joinsRemark,
  isDoubtful,
];

function isBeyondProgress(sentence: string, names: readonly string[]): boolean {
  const [spelled = ""] = possibleReadings(sentence);
  const text = withoutHarmless(normalizeText(withoutNames(spelled, names)));
  return DOUBTS.some((isDoubt) => isDoubt(text));
}

/** Spelled as they are, capitals included. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replace(whole(name), " "), text);
}

function whole(name: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(name)}(?![\p{L}\d])`, "gu");
}
