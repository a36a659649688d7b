/** Without 0/O, 1/I/L and U: nothing that can be misread on paper or misheard on the phone. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
/** 12 of 30 characters are 58 random bits. */
export const CODE_LENGTH = 12;
const GROUP = 4;

/** What draws nothing, such as the zero-width space and the soft hyphen. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Every dash, and what looks like one: minus signs, the hyphen bullet. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212\u2796]/gu;
/** The value of `join` in a link of ours, also in one that a mail program has wrapped into its own. */
const IN_LINK = /(?:[?&]|%3F|%26)JOIN(?:=|%3D)([^&#\s]+)/g;

const WHOLE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);
const FOUR = `[${CODE_ALPHABET}]{${GROUP}}`;
const WITH_DASHES = within(Array(3).fill(FOUR).join("\\s{0,2}-\\s{0,2}"));
/** "Arrangements" looks like the one, "they have been" like the other. */
const LIKE_WORDS = [
  within(`[${CODE_ALPHABET}]{${CODE_LENGTH}}`),
  within(Array(3).fill(FOUR).join("\\s{1,3}")),
];

/**
 * The connect code in what somebody typed or pasted, in its stored form: capitals and digits without dashes. It may be in a link
 * of ours, in markup or in a sentence, if no other part of that is a code too. Otherwise the whole text without spaces and
 * dashes, which no project has; "" for a blank one.
 */
export function connectCodeIn(typed: string): string {
  const text = plain(typed);
  const links = Array.from(text.matchAll(IN_LINK), ([, value = ""]) => plain(decoded(value)));
  const linked = links.flatMap((value) => writtenIn(value) ?? []);
  const code = linked.length > 0 ? theOnly(linked) : (writtenIn(text) ?? theOnly(links.map(bare)));
  return code ?? bare(text);
}

/** A code as people read it: in capitals and groups of four, "abcd efgh" → "ABCD-EFGH". */
export function groupConnectCode(typed: string): string {
  return (connectCodeIn(typed).match(new RegExp(`.{1,${GROUP}}`, "gu")) ?? []).join("-");
}

function plain(text: string): string {
  return text.normalize("NFKC").replace(UNSEEN, "").replace(DASHES, "-").toUpperCase();
}

function bare(text: string): string {
  return text.replace(/[\s-]/g, "");
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return value;
  }
}

/** The one code in a text by the surest way in which any is written there; undefined for none, or for several. */
function writtenIn(text: string): string | undefined {
  const signs = text.replace(/[^\p{L}\p{N}]/gu, "");
  if (WHOLE.test(signs)) return signs;
  const likeWords = LIKE_WORDS.flatMap((form) => codesIn(text, form));
  const ways = [codesIn(text, WITH_DASHES), likeWords.filter((code) => /\d/.test(code)), likeWords];
  return theOnly(ways.find((codes) => codes.length > 0) ?? []);
}

function theOnly(codes: string[]): string | undefined {
  const [code, ...others] = new Set(codes);
  return others.length === 0 ? code : undefined;
}

function codesIn(text: string, form: RegExp): string[] {
  return Array.from(text.matchAll(form), ([, code = ""]) => bare(code));
}

/** Finds a form wherever it is not part of a longer word or number, also where two overlap. */
function within(form: string): RegExp {
  const sign = String.raw`[\p{L}\p{N}]`;
  return new RegExp(`(?<!${sign}|${sign}-)(?=(${form})(?!${sign}|-${sign}))`, "gu");
}
