import { MATTERS } from "./matters";
import { peopleFinder } from "./names";
import { isDisguised, MOST_READ, possibleReadings } from "./spelling";
import { normalizeText } from "./words";

/**
 * Whether a customer must not read a sentence: money, telephone numbers and other contacts, blame and quarrels, illness and
 * private life, and what is for the office alone, in English or Spanish, however they are spelled. It rather withholds too much than too little.
 */
export function isConfidential(sentence: string): boolean {
  return withholds(sentence, saysSecret);
}

/** The same, names of people included. */
export function createConfidentialCheck(people: readonly string[]): (sentence: string) => boolean {
  const namesSomebody = peopleFinder(people);
  return (sentence) => withholds(sentence, (text) => saysSecret(text) || namesSomebody(text));
}

function withholds(sentence: string, isSecret: (text: string) => boolean): boolean {
  if (sentence.length > MOST_READ || isDisguised(sentence)) return true;
  const texts = possibleReadings(sentence);
  return texts.some((text) => text.length > 2 * MOST_READ || isSecret(text));
}

function saysSecret(text: string): boolean {
  const bare = normalizeText(text);
  return MATTERS.some(({ harmless, patterns }) => {
    const rest = bare.replace(harmless, " ");
    return patterns.some((pattern) => pattern.test(rest));
  });
}
