import type { Doubt } from "./doubt";
import { bareOf, type Token } from "./token";
import { DATES, NAMES, patternOf, SMALL } from "./words";
import lists from "./words/names.json" with { type: "json" };

/** After these, a capital letter does not indicate a name. */
const SENTENCE_END = /^[.!?…\n¿¡:"”“]$/;

/** Names that one text has and the other lacks. `known` are those of the project's people and places. */
export function compareNames(
  { said: saidTokens, written: writtenTokens }: Record<"said" | "written", Token[]>,
  known: readonly string[] = [],
): Doubt[] {
  const parts = new Set(known.flatMap((name) => name.split(/\s+/)).map(bareOf));
  const said = namesIn(saidTokens, parts);
  const written = namesIn(writtenTokens, parts);
  const [inOriginal, inTranslation] = [wordsOf(saidTokens), wordsOf(writtenTokens)];
  const [lost, added] = withoutBrands(
    said.filter((name) => !isNamedIn(inTranslation, name)),
    written.filter((name) => !isNamedIn(inOriginal, name)),
  );
  const changed = Array.from({ length: Math.max(lost.length, added.length) }, (_, at) =>
    doubtOf(lost[at], added[at]),
  );
  const letters = otherLetter(saidTokens, writtenTokens);
  if (letters) return [...changed, doubtOf(...letters)];
  const isTurned = isObjectIn(saidTokens, said) || isObjectIn(writtenTokens, written);
  return isTurned ? changed : [...changed, ...swapped(said, written)];
}

/** What is told apart by letters: "line B", "edificio C". */
const LETTERED = new Set(lists.lettered);

/** "Line B" that became "eje D": where both texts have such a letter, the first that the other has not. */
function otherLetter(said: Token[], written: Token[]): [Token, Token] | undefined {
  const [ones, others] = [lettersIn(said), lettersIn(written)];
  const isIn = (tokens: Token[], { text }: Token) => tokens.some((token) => token.text === text);
  const lost = ones.find((one) => !isIn(written, one));
  const added = others.find((other) => !isIn(said, other));
  return lost && added ? [lost, added] : undefined;
}

function lettersIn(tokens: Token[]): Token[] {
  return tokens.filter(({ text }, at) => /^\p{Lu}$/u.test(text) && LETTERED.has(tokens[at - 1]?.bare ?? ""));
}

/** "Two Tapcons" are "dos Tapcon". */
function isNamedIn(words: ReadonlySet<string>, token: Token): boolean {
  const name = nameOf(token);
  return words.has(name) || words.has(`${name}s`) || (name.length > 4 && words.has(name.replace(/s$/, "")));
}

/** Brands that are the site's word for the thing: "Sheetrock" is "tablaroca". */
const BRANDS = patternOf(lists.brands);

/** Where only one text has a name, a brand may be the other one's common word. */
function withoutBrands(lost: Token[], added: Token[]): [Token[], Token[]] {
  if (lost.length > 0 && added.length > 0) return [lost, added];
  const isName = (name: Token) => !BRANDS.test(nameOf(name));
  return [lost.filter(isName), added.filter(isName)];
}

/** "A Beto lo busca Ramón", "borrowed from Chuy": the other one may come first in the other language. */
function isObjectIn(tokens: Token[], names: Token[]): boolean {
  const named = new Set(names);
  const objects = tokens.flatMap((token, at) => {
    const by = tokens[at - 1]?.bare ?? "";
    return named.has(token) && /^(?:a|from|by)$/.test(by) ? [{ token, by }] : [];
  });
  const [object, ...more] = objects;
  // "Marcos le debe a Julio" is in the order of English.
  return object !== undefined && more.length === 0 && (object.by !== "a" || object.token === names[0]);
}

/** Two people of a text who have changed places. */
function swapped(said: Token[], written: Token[]): Doubt[] {
  const [one, two, ...more] = once(said);
  const [first, second] = once(written);
  if (!one || !two || !first || !second || more.length > 0) return [];
  const isSwap = nameOf(one) === nameOf(second) && nameOf(two) === nameOf(first) && NAMES.has(nameOf(one));
  return isSwap ? [doubtOf(one, first)] : [];
}

function once(names: Token[]): Token[] {
  return [...Map.groupBy(names, nameOf).values()].flatMap((same) => same.slice(0, 1));
}

function namesIn(tokens: Token[], known: ReadonlySet<string>): Token[] {
  const isTitle = isTitleCase(tokens);
  return tokens.filter((token, at) => {
    if (!/^\p{Lu}\p{Ll}/u.test(token.text) || isDate(token, tokens[at + 1])) return false;
    if (isGiveIt(tokens, at)) return false;
    if (NAMES.has(nameOf(token)) || known.has(nameOf(token))) return true;
    return !isTitle && !beginsSentence(tokens, at);
  });
}

/** "Dale otra mano" calls nobody. */
function isGiveIt(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.bare ?? "";
  // "Máximo seis personas".
  if (tokens[at]?.bare === "maximo") return /^\d|^(?:de|un[oa]?)$/.test(next) || SMALL.es.has(next);
  return (
    tokens[at]?.bare === "dale" &&
    /^(un|una|otr[oa]|con|al?|dos|tres|mas|duro|por|para|el|la|los|las)$/.test(next)
  );
}

function beginsSentence(tokens: Token[], at: number): boolean {
  const isAfterTitle = /^(mr|mrs|ms|dr|sr|sra|ing|arq)$/.test(tokens[at - 2]?.bare ?? "");
  return at === 0 || (SENTENCE_END.test(tokens[at - 1]?.text ?? "") && !isAfterTitle);
}

/** Whether the text is in title case, as "Kitchen Cabinets And Doors": capitals then do not indicate names. */
function isTitleCase(tokens: Token[]): boolean {
  const words = tokens.filter(({ bare }) => /^\p{L}{4,}/u.test(bare));
  return words.length > 0 && words.filter(({ text }) => /^\p{Lu}/u.test(text)).length > words.length * 0.6;
}

const NO_NAMES = new Set(lists.others);

function isDate(token: Token, next?: Token): boolean {
  // A Spanish month is written small.
  if (token.text === "Julio") return false;
  if (token.bare === "june") return /^\d/.test(next?.bare ?? "");
  return DATES.en.has(token.bare) || DATES.es.has(token.bare) || NO_NAMES.has(token.bare);
}

/** Without the possessive. */
function nameOf({ text, bare }: Token): string {
  return text.endsWith("'s") || text.endsWith("’s") ? bareOf(text.slice(0, -2)) : bare;
}

function wordsOf(tokens: Token[]): ReadonlySet<string> {
  return new Set(tokens.map(nameOf));
}

function doubtOf(said?: Token, written?: Token): Doubt {
  const place = (token?: Token) => (token ? { start: token.start, end: token.end } : null);
  return {
    kind: "name",
    original: said?.text ?? "",
    translated: written?.text ?? "",
    originalAt: place(said),
    translatedAt: place(written),
  };
}
