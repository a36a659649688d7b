/** Characters of a name in a subject. */
const LONGEST = 60;

/** Invisible characters, and those that change the text's direction. Joiners inside emoji stay. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const STRAY_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu;
/** A dot inside a domain name or after "www", in all the forms that browsers treat as one. */
const LINKING_DOT =
  /(?<=\S)[.\u3002\uff0e\uff61\u2024](?=\p{L}{2}|\p{N})|(?<=www)[.\u3002\uff0e\uff61\u2024]/giu;
const LINKING_SIGNS = /[:\uff1a](?=\S)|[/\\]{2,}/gu;

/**
 * A business's name for a mail's subject: on one line, at most 60 characters, with nothing that mail clients turn into a
 * link. These mails go to strangers, and owners choose the names of their businesses.
 */
export function subjectName(name: string): string {
  const plain = name
    .replace(INVISIBLE, "")
    .replace(STRAY_JOINER, "")
    .replace(LINKING_DOT, " ")
    .replace(LINKING_SIGNS, " ")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return shorten(plain);
}

function shorten(name: string): string {
  if (name.length <= LONGEST) return name;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length >= LONGEST) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
