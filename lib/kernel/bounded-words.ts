/** Longer runs of characters are no words, numbers, or addresses. */
const LONGEST = 254;

/** A text whose runs of more than 254 characters without white space are blanked out, every other character where it was. */
export function withoutEndlessWords(text: string): string {
  if (text.length <= LONGEST) return text;
  return text.replace(/\S+/g, (word) => (word.length > LONGEST ? " ".repeat(word.length) : word));
}
