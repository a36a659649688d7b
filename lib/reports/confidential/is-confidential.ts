import { MATTERS } from "./matters";
import { peopleFinder } from "./names";
import { isDisguised, MOST_READ, possibleReadings } from "./spelling";
import { normalizeText } from "./words";
import type { HoldReason } from "@/lib/reports/view";

/**
 * Why a customer must not read a sentence, null where nothing is against it: money, telephone numbers and other contacts, blame and
 * quarrels, illness and private life, and what is for the office alone, in English or Spanish, however they are spelled. It rather
 * withholds too much than too little.
 */
export function findMatter(sentence: string): HoldReason | null {
  return matterOf(sentence, matterSaid);
}

/** The same, names of people included. */
export function createMatterFinder(people: readonly string[]): (sentence: string) => HoldReason | null {
  const namesSomebody = peopleFinder(people);
  return (sentence) =>
    matterOf(sentence, (text) => matterSaid(text) ?? (namesSomebody(text) ? "person" : null));
}

function matterOf(sentence: string, find: (text: string) => HoldReason | null): HoldReason | null {
  if (sentence.length > MOST_READ || isDisguised(sentence)) return "unreadable";
  for (const text of possibleReadings(sentence)) {
    const found = text.length > 2 * MOST_READ ? "unreadable" : find(text);
    if (found) return found;
  }
  return null;
}

function matterSaid(text: string): HoldReason | null {
  const bare = normalizeText(text);
  const said = MATTERS.find(({ harmless, patterns }) => {
    const rest = bare.replace(harmless, " ");
    return patterns.some((pattern) => pattern.test(rest));
  });
  return said?.matter ?? null;
}
