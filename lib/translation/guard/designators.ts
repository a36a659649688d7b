import type { Match } from "./matches";
import type { Side } from "./sides";
import type { Token } from "./token";
import { DATES, NAMES } from "./words";

/** More in one sentence are not looked at. */
const MOST = 8;

/** What both sentences name once and no lexicon has: Luis, panel A, B-6, 201, Tuesday. */
export function designatorsOf(said: Side, written: Side): Match[] {
  const others = new Map(designated(written).map((one) => [one.key, one]));
  return designated(said)
    .flatMap((one) => {
      const other = others.get(one.key);
      return other && (one.isSure || other.isSure) ? [matchOf(one, other)] : [];
    })
    .slice(0, MOST);
}

interface Designated {
  key: string;
  category: string;
  /** Not only a word with which a sentence begins. */
  isSure: boolean;
  at: number;
  bare: string;
}

function designated({ tokens, language }: Side): Designated[] {
  const found = tokens.flatMap((token, at) => {
    const category = categoryOf(token, tokens[at - 1], language);
    const day = category === "day" ? DATES[language].get(token.bare) : undefined;
    return category
      ? [{ key: day ?? token.bare, category, isSure: isSure(token, tokens[at - 1]), at, bare: token.bare }]
      : [];
  });
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap((same) =>
    same.length === 1 ? same : [],
  );
}

function categoryOf(
  { text, bare }: Token,
  before: Token | undefined,
  language: Side["language"],
): string | undefined {
  if (/^\d+$/.test(text)) return "number";
  if (/\d/.test(text)) return /\p{L}/u.test(text) ? "code" : undefined;
  if (DATES[language].has(bare)) return "day";
  if (/^\p{Lu}$/u.test(text)) return before && /\p{L}/u.test(before.text) ? "code" : undefined;
  return /^\p{Lu}\p{Ll}+$/u.test(text) ? "name" : undefined;
}

function isSure({ bare }: Token, before: Token | undefined): boolean {
  return NAMES.has(bare) || (before !== undefined && /[\p{L}\d,]/u.test(before.text));
}

function matchOf(one: Designated, other: Designated): Match {
  const occurrence = ({ at, bare }: Designated) => ({ bare, readings: [], first: at, last: at });
  const { category } = one;
  return {
    category,
    categories: [category],
    isNoun: category === "name",
    said: occurrence(one),
    written: occurrence(other),
  };
}
