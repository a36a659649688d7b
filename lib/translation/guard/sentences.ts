import type { Place, Texts } from "./doubt";

/** A sentence and where it begins. */
export interface Sentence extends Place {
  text: string;
}

/** More than a text has; of one that is nothing but full stops, the first ones are compared. */
export const MOST_SENTENCES = 500;

const ABBREVIATION = String.raw`(?<=\b(?:[Mm]rs?|[Mm]s|[Dd]r|[Ss]ra?|[Ii]ng|[Aa]rq|[Aa]pp?rox|[Ss]q|[Cc]u|vs))\.`;
/** "5 a.m. sharp", "No. 3": what goes on in small letters or digits is the same sentence. */
const BEFORE_MORE = String.raw`(?<=\b[AaPp]\.? ?[Mm])\.(?=\s+[\p{Ll}\d])|(?<=\b(?:[Nn]o|[Nn][uú]m))\.(?=\s+\d)`;
const SENTENCE = new RegExp(
  String.raw`[^.!?…\n]+(?:(?:[.!?…]+(?!\s|$)|${ABBREVIATION}|${BEFORE_MORE})[^.!?…\n]*)*[.!?…]*`,
  "gu",
);

/** The sentences of a text; "9.30", "a.m." and "Mr." end none. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(SENTENCE)]
    .map(({ 0: found, index }) => {
      const text = found.trim();
      const start = index + (found.length - found.trimStart().length);
      return { text, start, end: start + text.length };
    })
    .filter(({ text: one }) => /[\p{L}\d]/u.test(one));
}

/** The sentences of two texts that belong together; both texts as wholes where they have not as many. */
export function alignedIn({ original, translation }: Texts): [Sentence, Sentence][] {
  const [said, written] = [sentencesOf(original), sentencesOf(translation)];
  if (said.length !== written.length || said.length > MOST_SENTENCES)
    return [[wholeOf(original), wholeOf(translation)]];
  return said.map((one, at) => [one, written[at] ?? wholeOf("")]);
}

/** A text as if it were one sentence. */
export function wholeOf(text: string): Sentence {
  return { text, start: 0, end: text.length };
}
