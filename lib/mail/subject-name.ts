/** Characters of a name that a subject carries to somebody who may not know who chose it. */
const LONGEST = 60;

/** Characters that show nothing or turn the direction of what follows; joiners inside of emoji stay. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const STRAY_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu;
/** What a domain name is split by, also in the forms that browsers take for a dot. */
const LINKING_DOT = /(?<=\S)[.\u3002\uff0e\uff61\u2024](?=\p{L}{2}|\p{N})/gu;
const LINKING_SIGNS = /[:\uff1a](?=\S)|[/\\]{2,}/gu;

/**
 * A business's name for a mail's subject: on one line, at most 60 characters, and without anything that a mail program
 * would make a link of. Strangers get these mails, and whoever runs a business can name it as they like.
 */
export function subjectName(name: string): string {
  const harmless = name
    .replace(INVISIBLE, "")
    .replace(STRAY_JOINER, "")
    .replace(LINKING_DOT, " ")
    .replace(LINKING_SIGNS, " ")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return shortened(harmless);
}

function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length >= LONGEST) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
