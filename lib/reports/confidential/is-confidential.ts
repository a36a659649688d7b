import { CONTACTS, NO_NUMBER } from "./contacts";
import { MONEY, NO_MONEY } from "./money";
import { peopleFinder } from "./names";
import { NO_ILLNESS, PRIVATE_LIFE } from "./private-life";
import { NO_QUARREL, QUARRELS } from "./quarrels";
import { plain } from "./words";

const KINDS = [
  { harmless: NO_MONEY, patterns: MONEY },
  { harmless: NO_NUMBER, patterns: CONTACTS },
  { harmless: NO_QUARREL, patterns: QUARRELS },
  { harmless: NO_ILLNESS, patterns: PRIVATE_LIFE },
];

/**
 * Whether a customer must not read a sentence: money, telephone numbers and other contacts, blame and quarrels, illness and
 * private life, in English or Spanish. It rather withholds too much than too little.
 */
export function isConfidential(sentence: string): boolean {
  const text = plain(sentence);
  return KINDS.some(({ harmless, patterns }) => {
    const rest = text.replace(harmless, " ");
    return patterns.some((pattern) => pattern.test(rest));
  });
}

/** The same, names of people included. */
export function confidentialWith(people: readonly string[]): (sentence: string) => boolean {
  const namesSomebody = peopleFinder(people);
  return (sentence) => isConfidential(sentence) || namesSomebody(sentence);
}
