import { CONTACTS, NO_NUMBER } from "./contacts";
import { anyOf, LARGE } from "./words";
import money from "./words/money.json" with { type: "json" };
import office from "./words/office-matters.json" with { type: "json" };
import privateLife from "./words/private-life.json" with { type: "json" };
import quarrels from "./words/quarrels.json" with { type: "json" };

const PARTS = { ...money, large: [LARGE] };

/** What only sounds like money on site. */
const NO_MONEY =
  /por ciento|deposito de (agua|gas|diesel|combustible)|tubo de cobre|(?<=\d )mil (poly|plastic|sheeting|vapor)|(paid|pay|paying) (close )?attention|(?:a|para|hacia|antes de) fines de|spen[dt] (?:the (?:day|week|morning|afternoon)|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?/gu;

/** Amounts, prices, wages and who pays. Each reads a plain text. */
const MONEY: readonly RegExp[] = [
  // "It came to eleven hundred and change.": so large a number without what is counted is an amount.
  anyOf(money["large numbers"], PARTS),
  new RegExp(String.raw`(?<!\p{L})(?:${LARGE})(?=\s*(?:[.!?;]|,\s|$))`, "u"),
  /[$€£¢]/u,
  /(?<![\p{L}\d])\d[\d.,]*\s?k(?![\p{L}\d])/u,
  /(?<![\p{L}\d]|\d[.,])\d[\d.,]*\s+(?:a|an|per|al|por|cada|la)\s+(?:hour|day|week|month|hora|dia|semana|mes|quincena|jornada)(?!\p{L})/u,
  // "The bid was 18,500.": so large a number without a unit is an amount.
  /(?<![\p{L}\d.,])\d{1,3},\d{3}(?=\s*(?:[.!?;]|,\s|$))/u,
  anyOf(money.currencies),
  anyOf(money["in English"]),
  anyOf(money["in Spanish"], PARTS),
];

/** Faults, fires and quits of things, not of people. */
const NO_QUARREL =
  /(?:ground|arc|earth)[- ]faults?(?: (?:breakers?|outlets?|interrupters?))?|fault (?:current|indicator|finder)s?|(?:gas|kiln|wood|oil)[- ]fired|fired up|no complaints?|sin quejas/gu;

/** Blame, quarrels and bad words about people. Each reads a plain text. */
const QUARRELS: readonly RegExp[] = [anyOf(quarrels["in English"]), anyOf(quarrels["in Spanish"])];

/** Things on site with names of illnesses and places of care. */
const NO_ILLNESS =
  /hospital[- ]grade|kids?'?s? (?:room|bedroom|bath|bathroom|closet|playroom)|(?:at|of|in|for) the clinic|wheelchair (?:ramp|access|lift)|medicine (?:cabinet|chest)s?|ill[- ]fitting|doctor blade|(?:agua|bomba|manguera|hidrolavadora|lavadora|tuberia) (?:a|de) (?:alta )?presion/gu;

/** Illness, injuries and what is nobody's business. Each reads a plain text. */
const PRIVATE_LIFE: readonly RegExp[] = [
  // A report for customers is about the work: what somebody on site does or has is theirs.
  anyOf(privateLife.persons),
  anyOf(privateLife["health in English"], privateLife),
  anyOf(privateLife["health in Spanish"], privateLife),
  anyOf(privateLife["life in English"]),
  anyOf(privateLife["life in Spanish"]),
  /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/u,
];

/** Words for those matters that the building has as well. */
const NO_OFFICE_MATTER =
  /(?:seguro|llave) de paso|(?:runs?|works?|opens?|closes?|shuts?) (?:very |more )?quietly|bajo garantia|extended warranty/gu;

/** What is meant for the office alone: what is hidden, rules not kept, other customers, and orders to the report's author. Each reads a plain text. */
const OFFICE_MATTERS: readonly RegExp[] = [
  anyOf(office.hidden),
  /^\s*(?:write|say|mention|report|describe|note for|note to|ignore|disregard|pon|di|escribe|nota para|ignora|omite|suaviza) /u,
  anyOf(office["in English"]),
  anyOf(office["in Spanish"]),
];

/** What a customer must not read, each with what only sounds like it. */
export const MATTERS = [
  { harmless: NO_MONEY, patterns: MONEY },
  { harmless: NO_NUMBER, patterns: CONTACTS },
  { harmless: NO_QUARREL, patterns: QUARRELS },
  { harmless: NO_ILLNESS, patterns: PRIVATE_LIFE },
  { harmless: NO_OFFICE_MATTER, patterns: OFFICE_MATTERS },
];
