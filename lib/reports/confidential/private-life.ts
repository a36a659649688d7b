import { anyOf } from "./words";
import lists from "./words/private-life.json" with { type: "json" };

/** Things on site with names of illnesses and places of care. */
export const NO_ILLNESS =
  /hospital[- ]grade|kids?'?s? (?:room|bedroom|bath|bathroom|closet|playroom)|(?:at|of|in|for) the clinic|wheelchair (?:ramp|access|lift)|medicine (?:cabinet|chest)s?|ill[- ]fitting|doctor blade|(?:agua|bomba|manguera|hidrolavadora|lavadora|tuberia) (?:a|de) (?:alta )?presion/gu;

/** Illness, injuries and what is nobody's business. Each reads a plain text. */
export const PRIVATE_LIFE: readonly RegExp[] = [
  // A report for customers is about the work: what somebody on site does or has is theirs.
  anyOf(lists.persons),
  anyOf(lists["health in English"], lists),
  anyOf(lists["health in Spanish"], lists),
  anyOf(lists["life in English"]),
  anyOf(lists["life in Spanish"]),
  /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/u,
];
