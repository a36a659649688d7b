import { anyOf, DIGIT, SPOKEN } from "./words";
import lists from "./words/contacts.json" with { type: "json" };

/** What only looks like a telephone number: days, spans of years, and files numbered by year. */
export const NO_NUMBER =
  /(?:19|20)\d\d-\d\d-\d\d|(?<!\d)\d{1,2}[-.]\d{1,2}[-.](?:19|20)?\d\d(?!\d)|(?<!\d)202\d-\d{4}(?!\d)|(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d/gu;

/** Ends of addresses in the net that are no words, and "me", which is one. */
const DOMAIN = String.raw`(?:com|net|org|info|mx|us|io|me|ly|gl|gg|app|link|biz)`;

/** Telephone numbers, addresses for mail, codes and passwords. Each reads a plain text. */
export const CONTACTS: readonly RegExp[] = [
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
  anyOf(lists["opened with"]),
  // Digit by digit.
  /(?<!\d)\d(?:[\s-]\d){5,}(?!\d)/u,
  anyOf(lists["said instead of a sign"]),
  /[^\s@]@[^\s@]+\.[a-z]{2,}/u,
  /(?:\(at\)|\[at\]|\sat\s|\barroba\b)\s*\S{1,80}\s*(?:\(dot\)|\[dot\]|\sdot\s|\spunto\s)\s*[a-z]{2,}/u,
  anyOf(lists.mail),
  /(?<!\d)(?:\+?\d{1,3}[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/u,
  /(?<![\d.])\d{3}[-.]\d{4}(?!\d)/u,
  /(?<![\d.])\d{4}[-\s]\d{4}(?![\d])/u,
  /(?<!\d)\d{2}[\s.-]\d{4}[\s.-]\d{4}(?!\d)/u,
  /(?<![\d.,])\+?\d{7,15}(?!\d|[.,]\d)/u,
  /(?<![\d.,])\d{3,5}[\s-]\d{5,9}(?![\d])/u,
  /(?<!\p{L})(?:alarm|lock ?box|code|codigo|clave|pin|candado|combination|combinacion)(?!\p{L})[^.\d]{0,12}\d(?:[\s-]?\d){2,}/u,
  /\+\d[\d\s().-]{6,}\d/u,
  new RegExp(String.raw`(?<!\p{L})${DIGIT}(?:[\s,-]+${DIGIT}){6,}(?!\p{L})`, "u"),
  anyOf(lists.phones),
  anyOf(lists.codes),
];
