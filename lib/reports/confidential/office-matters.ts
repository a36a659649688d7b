import { anyOf } from "./words";
import lists from "./words/office-matters.json" with { type: "json" };

/** Words for those matters that the building has as well. */
export const NO_OFFICE_MATTER =
  /(?:seguro|llave) de paso|(?:runs?|works?|opens?|closes?|shuts?) (?:very |more )?quietly|bajo garantia|extended warranty/gu;

/** What is meant for the office alone: what is hidden, rules not kept, other customers, and orders to whoever writes the report. Each reads a plain text. */
export const OFFICE_MATTERS: readonly RegExp[] = [
  anyOf(lists.hidden),
  /^\s*(?:write|say|mention|report|describe|note for|note to|ignore|disregard|pon|di|escribe|nota para|ignora|omite|suaviza) /u,
  anyOf(lists["in English"]),
  anyOf(lists["in Spanish"]),
];
