import { anyOf, LARGE, DIGIT, SPOKEN } from "./words";
import contacts from "./words/contacts.json" with { type: "json" };
import money from "./words/money.json" with { type: "json" };
import office from "./words/office-matters.json" with { type: "json" };
import privateLife from "./words/private-life.json" with { type: "json" };
import quarrels from "./words/quarrels.json" with { type: "json" };

/** What only looks like a telephone number: days, spans of years, and files numbered by year. */
const NO_NUMBER =
  /(?:19|20)\d\d-\d\d-\d\d|(?<!\d)\d{1,2}[-.]\d{1,2}[-.](?:19|20)?\d\d(?!\d)|(?<!\d)202\d-\d{4}(?!\d)|(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d/gu;

/** Ends of addresses in the net that are no words, and "me", which is one. */
const DOMAIN = String.raw`(?:com|net|org|info|mx|us|io|me|ly|gl|gg|app|link|biz)`;

/** Telephone numbers, addresses for mail, codes and passwords. Each reads a plain text. */
const CONTACTS: readonly RegExp[] = [
  // Seven digits or more in groups, whichever way: "442.109.87.65", "55 12 34 56 78".
  /(?<![\p{L}\d.,])\+?(?=(?:[\s().-]?\(?\d){7})\(?\d{1,5}\)?(?:[\s.-]{1,2}\(?\d{2,5}\)?){2,}(?![\d,]|\.\d)/u,
  // Spoken digits and pairs of digits: "tres tres, uno dos, ocho ocho".
  new RegExp(String.raw`(?<!\p{L})${SPOKEN}(?:(?:[\s,-]+(?:y\s+)?)${SPOKEN}){5,}(?!\p{L})`, "u"),
  new RegExp(
    String.raw`(?<!\p{L})(?:padlock|lock ?box|lock|alarm|code|pin|combination|keypad|safe|candado|codigo|clave|combinacion|alarma|chapa)(?!\p{L})[^.]{0,30}?(?<!\p{L})${DIGIT}(?:[\s,-]+${DIGIT}){2,}(?!\p{L})`,
    "u",
  ),
  /(?<![\p{L}\d])@[\p{L}\d_.]{3,}|(?:https?:\/\/|www ?\.) ?\S/u,
  new RegExp(String.raw`[\p{L}\d](?: ?\. ?| (?:dot|punto) )${DOMAIN}(?!\p{L})`, "u"),
  // Short links: "t.me/x".
  /[\p{L}\d] ?\. ?[a-z]{2,6} ?\/ ?[\p{L}\d@+]|(?<!\p{L})(?:forward )?slash (?=\p{L})|(?<!\p{L})diagonal (?=\p{L}+(?!\p{L}| ))/u,
  // What a door, a gate or a box is opened with.
  anyOf(contacts["opened with"]),
  // Digit by digit.
  /(?<!\d)\d(?:[\s-]\d){5,}(?!\d)/u,
  anyOf(contacts["said instead of a sign"]),
  /[^\s@]@[^\s@]+\.[a-z]{2,}/u,
  /(?:\(at\)|\[at\]|\sat\s|\barroba\b)\s*\S{1,80}\s*(?:\(dot\)|\[dot\]|\sdot\s|\spunto\s)\s*[a-z]{2,}/u,
  anyOf(contacts.mail),
  /(?<!\d)(?:\+?\d{1,3}[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/u,
  /(?<![\d.])\d{3}[-.]\d{4}(?!\d)/u,
  /(?<![\d.])\d{4}[-\s]\d{4}(?![\d])/u,
  /(?<!\d)\d{2}[\s.-]\d{4}[\s.-]\d{4}(?!\d)/u,
  /(?<![\d.,])\+?\d{7,15}(?!\d|[.,]\d)/u,
  /(?<![\d.,])\d{3,5}[\s-]\d{5,9}(?![\d])/u,
  /(?<!\p{L})(?:alarm|lock ?box|code|codigo|clave|pin|candado|combination|combinacion)(?!\p{L})[^.\d]{0,12}\d(?:[\s-]?\d){2,}/u,
  /\+\d[\d\s().-]{6,}\d/u,
  new RegExp(String.raw`(?<!\p{L})${DIGIT}(?:[\s,-]+${DIGIT}){6,}(?!\p{L})`, "u"),
  anyOf(contacts.phones),
  anyOf(contacts.codes),
];

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
  { matter: "money", harmless: NO_MONEY, patterns: MONEY },
  { matter: "contacts", harmless: NO_NUMBER, patterns: CONTACTS },
  { matter: "quarrels", harmless: NO_QUARREL, patterns: QUARRELS },
  { matter: "privateLife", harmless: NO_ILLNESS, patterns: PRIVATE_LIFE },
  { matter: "office", harmless: NO_OFFICE_MATTER, patterns: OFFICE_MATTERS },
] as const;
