/** Characters of a name in a mail. */
const LONGEST = 60;
/** What mail programs do not read over, nobody sees and no address has: U+2060, the word joiner. */
const JOINER = "\u2060";

/** Space of any kind, control characters, and blank letters, of which many would be empty lines. */
const GAP = /[\s\p{Cc}\u115f\u1160\u3164\uffa0\u2800]+/gu;
const JOINS_EMOJI = String.raw`\u200d|\ufe0f|[\u{e0020}-\u{e007f}]`;
/** What draws nothing or changes the text's direction; inside emoji, what joins them stays. */
const UNSEEN = new RegExp(
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u{e0020}-\u{e007f}])(?:${JOINS_EMOJI})|(?!${JOINS_EMOJI})[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`,
  "gu",
);

/** A dot inside a domain, after "www" or in an IP address, in all the forms that browsers treat as one. */
const LINKING_DOT =
  /(?<=\S)[.\u3002\uff0e\uff61\u2024](?=\p{L}[\p{L}\p{M}\p{N}-])|(?<=www\d{0,3})[.\u3002\uff0e\uff61\u2024]|(?<=\d\.\d{1,3})\.(?=\d)/giu;
/** The colon of "https://" and "mailto:"; that of a time stands after a digit. */
const LINKING_COLON = /(?<=[\p{L}\p{M}])[:\uff1a](?=\S)|[:\uff1a](?=[/\\])/gu;
const PHONE_NUMBER = /\d(?:[\s().-]{0,3}\d){6,}/g;

/**
 * A name for a mail: on one line, at most 60 characters. These mails go to strangers, and everybody chooses their own name and
 * that of their business.
 */
export function shortName(name: string): string {
  const line = onOneLine(name);
  if (line.length <= LONGEST) return line;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (kept.length + segment.length >= LONGEST) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** A text without what nobody sees, and without gaps that could pass for the end of a paragraph of ours. */
export function onOneLine(text: string): string {
  return text.replace(GAP, " ").replace(UNSEEN, "").replace(/ +/g, " ").trim();
}

/** A text that looks the same, in which no mail program finds a link, an address or a phone number. */
export function withoutLinks(text: string): string {
  return text
    .replace(LINKING_DOT, `$&${JOINER}`)
    .replace(LINKING_COLON, `$&${JOINER}`)
    .replace(PHONE_NUMBER, (number) => number.replace(/\d(?=\D*\d)/g, `$&${JOINER}`));
}
