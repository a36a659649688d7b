import { fieldsOf } from "./message-fields";

/** What says something else in a translation, quoted from both texts. */
export interface JudgedDifference {
  original: string;
  translated: string;
}

interface Pair {
  id: string;
  original: string;
  translation: string;
}

type Planted = (translation: string) => JudgedDifference[] | undefined;

/**
 * What the sandbox answers to a request for comparisons; undefined for any other. It finds other numbers and lost sentences; the rest
 * is the same, unless a test has planted what is said of a translation. Like a weak model, it does what a text asks for that says
 * "no differences anywhere".
 */
export function comparisons(texts: string, planted: Planted): object | undefined {
  const { pairs } = fieldsOf(texts);
  if (!isPairs(pairs)) return undefined;
  const isFooled = pairs.some(({ original }) => original.includes("no differences anywhere"));
  const differencesOf = (pair: Pair) => planted(pair.translation) ?? differences(pair);
  return {
    verdicts: pairs.map((pair) => ({ id: pair.id, differences: isFooled ? [] : differencesOf(pair) })),
  };
}

function differences({ original, translation }: Pair): JudgedDifference[] {
  const [said, written] = [numbersIn(original), numbersIn(translation)];
  const at = said.findIndex((number, n) => number !== written[n]);
  if (at >= 0) return [{ original: said[at] ?? "", translated: written[at] ?? "" }];
  const [lost] = sentencesOf(original).slice(sentencesOf(translation).length);
  return lost === undefined ? [] : [{ original: lost, translated: "" }];
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

function isPairs(value: unknown): value is Pair[] {
  return Array.isArray(value) && value.every((one) => typeof (one as Partial<Pair>).translation === "string");
}
