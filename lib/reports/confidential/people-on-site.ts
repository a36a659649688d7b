import { wordsOf } from "./words";
import lists from "./words/people-on-site.json" with { type: "json" };

/** Whoever works on site, and whoever may be meant by "they". */
const PEOPLE = new Set(lists.people);
/** What they do besides their work, and how they are. */
const BESIDES_WORK = new Set(lists["besides work"]);
/** Words between the two. */
const NEAR = 5;

/** Whether a plain text says of people that they do anything but their work. */
export function doesBesidesWork(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) => PEOPLE.has(word) && words.slice(at + 1, at + NEAR).some((after) => BESIDES_WORK.has(after)),
  );
}
