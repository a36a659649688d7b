import { type GuardLanguage, halvesOf } from "./words";
import PREDICATES from "./words/predicates.json" with { type: "json" };

type Lines = Map<string, number[]>;

interface Known {
  exact: Lines;
  beginnings: Lines;
}

const LONGEST = 10;

const KNOWN = build();

function build(): Readonly<Record<GuardLanguage, Known>> {
  const empty = (): Known => ({ exact: new Map(), beginnings: new Map() });
  const known = { en: empty(), es: empty() };
  for (const [line, words] of PREDICATES.predicates.entries()) {
    const [english, spanish] = halvesOf(words);
    for (const word of english.split(",")) add(known.en, word, line);
    for (const word of spanish.split(",")) add(known.es, word, line);
  }
  return known;
}

function add({ exact, beginnings }: Known, word: string, line: number) {
  const [lines, key] = word.endsWith("*") ? [beginnings, word.slice(0, -1)] : [exact, word];
  lines.set(key, [...(lines.get(key) ?? []), line]);
}

/** The lines of the list that have a word: two words with a line in common may stand for each other. */
export function predicatesOf(bare: string, language: GuardLanguage): number[] {
  const { exact, beginnings } = KNOWN[language];
  const lengths = Array.from({ length: Math.min(bare.length, LONGEST) }, (_, at) => at + 1);
  return [...(exact.get(bare) ?? []), ...lengths.flatMap((to) => beginnings.get(bare.slice(0, to)) ?? [])];
}
