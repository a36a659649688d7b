import { anyOf } from "./words";
import lists from "./words/telling-phrases.json" with { type: "json" };

/** Phrases that tell what a customer is to hear from a person. Each reads a plain text. */
const TELLING_PHRASES = {
  lessThanAgreed: anyOf(lists["less than agreed"], lists),
  outOfTrue: anyOf(lists["out of true"], lists),
  wrongPlace: anyOf(lists["wrong place"], lists),
  tooEarlyOrUnseen: anyOf(lists["too early or unseen"], lists),
  forAWhileOnly: anyOf(lists["for a while only"], lists),
  fromElsewhere: anyOf(lists["from elsewhere"], lists),
  onPaper: anyOf(lists["on paper"], lists),
  peopleOnSite: anyOf(lists["people on site"]),
  accessToTheHouse: anyOf(lists["access to the house"], lists),
};

/** Whether a plain text has one of them. */
export function hasTellingPhrase(text: string): boolean {
  return Object.values(TELLING_PHRASES).some((phrases) => phrases.test(text));
}
