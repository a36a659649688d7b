import { wordsOf } from "./words";
import lists from "./words/telling-words.json" with { type: "json" };

/** Words that tell, in whichever sentence, what is left out, held back, said or thought, or taken from elsewhere. */
const TELLING_WORDS = new Set(lists["telling words"]);

/** Whether a plain text has one of them. */
export function hasTellingWord(text: string): boolean {
  return wordsOf(text).some((word) => TELLING_WORDS.has(word));
}
