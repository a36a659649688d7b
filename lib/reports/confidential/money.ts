import { anyOf, LARGE } from "./words";
import lists from "./words/money.json" with { type: "json" };

const PARTS = { ...lists, large: [LARGE] };

/** What only sounds like money on site. */
export const NO_MONEY =
  /por ciento|deposito de (agua|gas|diesel|combustible)|tubo de cobre|(?<=\d )mil (poly|plastic|sheeting|vapor)|(paid|pay|paying) (close )?attention|(?:a|para|hacia|antes de) fines de|spen[dt] (?:the (?:day|week|morning|afternoon)|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?/gu;

/** Amounts, prices, wages and who pays. Each reads a plain text. */
export const MONEY: readonly RegExp[] = [
  // "It came to eleven hundred and change.": so large a number without what is counted is an amount.
  anyOf(lists["large numbers"], PARTS),
  new RegExp(String.raw`(?<!\p{L})(?:${LARGE})(?=\s*(?:[.!?;]|,\s|$))`, "u"),
  /[$€£¢]/u,
  /(?<![\p{L}\d])\d[\d.,]*\s?k(?![\p{L}\d])/u,
  /(?<![\p{L}\d]|\d[.,])\d[\d.,]*\s+(?:a|an|per|al|por|cada|la)\s+(?:hour|day|week|month|hora|dia|semana|mes|quincena|jornada)(?!\p{L})/u,
  // "The bid was 18,500.": so large a number without a unit is an amount.
  /(?<![\p{L}\d.,])\d{1,3},\d{3}(?=\s*(?:[.!?;]|,\s|$))/u,
  anyOf(lists.currencies),
  anyOf(lists["in English"]),
  anyOf(lists["in Spanish"], PARTS),
];
