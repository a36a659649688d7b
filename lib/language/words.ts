import learned from "./words/learned.json" with { type: "json" };
import sure from "./words/sure.json" with { type: "json" };

/** Words that tell a language by themselves. */
export const ENGLISH: ReadonlySet<string> = new Set(sure.english);
export const SPANISH: ReadonlySet<string> = new Set(sure.spanish);
/** Words of both languages: they say nothing by themselves. */
export const SHARED: ReadonlySet<string> = new Set(sure.shared);
/** Makers and shops whose names are written alone, in both languages. */
export const BRANDS: ReadonlySet<string> = new Set(sure.brands);

/** Words that the product's texts have in one of the languages, without accents. */
export const LEARNED_ENGLISH: ReadonlySet<string> = new Set(learned.english);
export const LEARNED_SPANISH: ReadonlySet<string> = new Set(learned.spanish);
/** How much triples of letters speak for Spanish; below zero, for English. */
export const TRIPLES: ReadonlyMap<string, number> = new Map(
  learned.triples.map((one) => [one.slice(0, 3), Number(one.slice(3)) / 2]),
);
