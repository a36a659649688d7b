import { anyOf } from "./words";
import lists from "./words/quarrels.json" with { type: "json" };

/** Faults, fires and quits of things, not of people. */
export const NO_QUARREL =
  /(?:ground|arc|earth)[- ]faults?(?: (?:breakers?|outlets?|interrupters?))?|fault (?:current|indicator|finder)s?|(?:gas|kiln|wood|oil)[- ]fired|fired up|no complaints?|sin quejas/gu;

/** Blame, quarrels and bad words about people. Each reads a plain text. */
export const QUARRELS: readonly RegExp[] = [anyOf(lists["in English"]), anyOf(lists["in Spanish"])];
