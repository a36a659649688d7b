import { anyOf } from "./words";
import lists from "./words/harmless-phrases.json" with { type: "json" };

/** Negations and limits that say nothing but how well it goes, and what a customer is asked not to do. */
const NOTHING_WRONG = anyOf(lists["nothing wrong"], lists);

/** What a customer chose, is asked or is told of the days, and names of things and of rooms. */
const FOR_CUSTOMERS = anyOf(lists["for customers"], lists);

const HARMLESS_PHRASES = [NOTHING_WRONG, FOR_CUSTOMERS].map((phrases) => new RegExp(phrases.source, "gu"));

/** A plain text without them. */
export function withoutHarmless(text: string): string {
  return HARMLESS_PHRASES.reduce((left, phrases) => left.replace(phrases, " "), text);
}
