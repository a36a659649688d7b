/** The languages that the transcription models know, as BCP 47 tags. */
const KNOWN =
  "af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr ht hu hy id is it ja jv ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nn no oc pa pl ps pt ro ru sa sd si sk sl sn so sq sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo yue zh".split(
    " ",
  );

/** Names of the transcription models that are not those of `Intl`. */
const ALIASES: Record<string, string> = { tagalog: "tl", castilian: "es", mandarin: "zh", nynorsk: "nn" };

const names = new Intl.DisplayNames(["en"], { type: "language" });
const byName = new Map(KNOWN.map((tag) => [names.of(tag)?.toLowerCase(), tag]));

/**
 * The tag of a language as transcription services name it: `spanish`, `Spanish`, `es` or `es-MX` is `es`. Null for a language
 * that the models do not know.
 */
export function languageTag(language: string | null | undefined): string | null {
  const given = language?.trim().toLowerCase() ?? "";
  const [tag = ""] = given.split(/[-_]/);
  return KNOWN.includes(tag) ? tag : (byName.get(given) ?? ALIASES[given] ?? null);
}

/** Whether a tag is a variety of English. */
export function isEnglish(tag: string): boolean {
  return tag === "en" || tag.startsWith("en-");
}
