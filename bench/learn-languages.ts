import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { translations } from "@/evaluation/lists";
import { normalizeWord } from "@/lib/language/translatable-words";

/*
 * Learns what tells English from Spanish from the product's own texts in both, and writes it to lib/language/words/learned.json. The
 * sentences in evaluation/languages are not among them: npx tsx bench/learn-languages.ts
 */

type Tongue = "en" | "es";
const FILE = "lib/language/words/learned.json";
/** Below this, a word or a triple of letters tells too little. */
const TELLING = 1;

const texts: Record<Tongue, string[]> = { en: [], es: [] };

for (const tongue of ["en", "es"] as const)
  for (const file of readdirSync(`messages/${tongue}`).filter((name) => name.endsWith(".json")))
    texts[tongue].push(...stringsIn(JSON.parse(readFileSync(`messages/${tongue}/${file}`, "utf8"))));

for (const { from, original, translation } of ["changed", "faithful", "second"].flatMap(translations)) {
  texts[from === "es" ? "es" : "en"].push(original);
  texts[from === "es" ? "en" : "es"].push(translation);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value.replaceAll(/\{[^}]*\}|<[^>]*>/g, " ")];
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

function wordsOf(some: string[]): string[] {
  return some
    .flatMap((text) => (text.match(/\p{L}[\p{L}'’]*/gu) ?? []).map(normalizeWord))
    .filter((word) => word.length > 1);
}

function count(some: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of some) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Above zero, Spanish. */
function odds(key: string, en: Map<string, number>, es: Map<string, number>, smooth: number): number {
  const total = (counts: Map<string, number>) => counts.values().reduce((sum, one) => sum + one, 0);
  const share = (counts: Map<string, number>, all: number) => ((counts.get(key) ?? 0) + smooth) / all;
  return (
    Math.log(share(es, (totals.get(es) ?? totals.set(es, total(es)).get(es)) as number)) -
    Math.log(share(en, (totals.get(en) ?? totals.set(en, total(en)).get(en)) as number))
  );
}
const totals = new Map<Map<string, number>, number>();

function telling(en: Map<string, number>, es: Map<string, number>, least: number, smooth: number) {
  const keys = [...new Set([...en.keys(), ...es.keys()])].sort();
  const scored = keys
    .filter((key) => (en.get(key) ?? 0) + (es.get(key) ?? 0) >= least)
    .map((key) => ({ key, score: odds(key, en, es, smooth) }))
    .filter(({ score }) => Math.abs(score) >= TELLING);
  const side = (sign: 1 | -1) => scored.filter(({ score }) => score * sign > 0).map(({ key }) => key);
  return { en: side(-1), es: side(1), scored };
}

const triplesOf = (word: string) =>
  Array.from({ length: word.length }, (_, at) => `_${word}_`.slice(at, at + 3));
const words = { en: count(wordsOf(texts.en)), es: count(wordsOf(texts.es)) };
const triples = {
  en: count([...words.en.keys()].flatMap(triplesOf)),
  es: count([...words.es.keys()].flatMap(triplesOf)),
};
const known = telling(words.en, words.es, 1, 0.2);
const letters = telling(triples.en, triples.es, 2, 0.5);
const scores = letters.scored.map(
  ({ key, score }) => `${key}${Math.max(-9, Math.min(9, Math.round(score * 2)))}`,
);

const { "//": about } = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string[]>;
const learned = { "//": about, english: known.en, spanish: known.es, triples: scores };
writeFileSync(FILE, `${JSON.stringify(learned, null, 2)}\n`);
