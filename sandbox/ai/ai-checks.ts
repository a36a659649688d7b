import { fieldsOf } from "./message-fields";

/** What the service says of a translation. */
export interface Judged {
  isSame: boolean;
  original: string;
  translated: string;
}

interface Pair {
  id: string;
  original: string;
  translation: string;
}

const SAME: Judged = { isSame: true, original: "", translated: "" };

/**
 * What the sandbox answers to a request for comparisons; undefined for any other. It finds other numbers and lost sentences; the rest
 * is the same, unless a test has planted what is said of a translation.
 */
export function comparisons(
  texts: string,
  planted: (translation: string) => Judged | undefined,
): object | undefined {
  const { pairs } = fieldsOf(texts);
  if (!isPairs(pairs)) return undefined;
  return {
    verdicts: pairs.map(({ id, ...pair }) => ({ id, ...(planted(pair.translation) ?? judged(pair)) })),
  };
}

function judged({ original, translation }: Omit<Pair, "id">): Judged {
  const [said, written] = [numbersIn(original), numbersIn(translation)];
  const at = said.findIndex((number, n) => number !== written[n]);
  if (at >= 0) return { isSame: false, original: said[at] ?? "", translated: written[at] ?? "" };
  const lost = sentencesOf(original).slice(sentencesOf(translation).length)[0];
  return lost === undefined ? SAME : { isSame: false, original: lost, translated: "" };
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
