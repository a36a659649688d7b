import type { Found } from "./doubt";
import { bareAt, bareOf, type Token } from "./token";
import { DATES, NAMES, patternOf, SMALL } from "./words";
import lists from "./words/names.json" with { type: "json" };

/** What is told apart by letters: "line B", "edificio C". */
const LETTERED = new Set(lists.lettered);
/** Brands that are the site's word for the thing: "Sheetrock" is "tablaroca". */
const BRANDS = patternOf(lists.brands);
/** What has a capital and is no name. */
const NO_NAMES = new Set(lists.others);
/** After these, a capital letter does not indicate a name. */
const SENTENCE_END = /^[.!?…\n¿¡:"”“]$/;

/** Names that one text has and the other lacks. `known` are those of the project's people and places. */
export function compareNames(
  tokens: Record<"said" | "written", Token[]>,
  known: readonly string[] = [],
): Found[] {
  const parts = new Set(known.flatMap((name) => name.split(/\s+/)).map(bareOf));
  const [said, written] = [namesIn(tokens.said, parts), namesIn(tokens.written, parts)];
  const [missing, more] = [without(said, tokens.written), without(written, tokens.said)];
  // Where only one text has a name, a brand may be the other one's common word.
  const isName = (name: Token) => (missing.length > 0 && more.length > 0) || !BRANDS.test(nameOf(name));
  const [lost, added] = [missing.filter(isName), more.filter(isName)];
  const changed = Array.from({ length: Math.max(lost.length, added.length) }, (_, at): Found => ({
    kind: "name",
    said: lost[at],
    written: added[at],
  }));
  const isObject = isObjectIn(tokens.said, said) || isObjectIn(tokens.written, written);
  const pair = otherLetter(tokens.said, tokens.written) ?? (isObject ? undefined : swapped(said, written));
  return pair ? [...changed, { kind: "name", said: pair[0], written: pair[1] }] : changed;
}

/** Without the possessive. */
function nameOf({ text, bare }: Token): string {
  return /['’]s$/.test(text) ? bareOf(text.slice(0, -2)) : bare;
}

/** Names that another text lacks; "two Tapcons" are "dos Tapcon". */
function without(names: Token[], tokens: Token[]): Token[] {
  const words = new Set(tokens.map(nameOf));
  const isNamed = (name: string) =>
    words.has(name) || words.has(`${name}s`) || (name.length > 4 && words.has(name.replace(/s$/, "")));
  return names.filter((token) => !isNamed(nameOf(token)));
}

/** "Line B" that became "eje D": where both texts have such a letter, the first that the other has not. */
function otherLetter(said: Token[], written: Token[]): [Token, Token] | undefined {
  const lettersIn = (tokens: Token[], others: Token[]) =>
    tokens.find(
      ({ text }, at) =>
        /^\p{Lu}$/u.test(text) &&
        LETTERED.has(bareAt(tokens, at - 1)) &&
        !others.some((token) => token.text === text),
    );
  const [lost, added] = [lettersIn(said, written), lettersIn(written, said)];
  return lost && added ? [lost, added] : undefined;
}

/** "A Beto lo busca Ramón", "borrowed from Chuy": the other one may come first in the other language. */
function isObjectIn(tokens: Token[], names: Token[]): boolean {
  const named = new Set(names);
  const [object, ...more] = tokens.flatMap((token, at) => {
    const by = bareAt(tokens, at - 1);
    return named.has(token) && /^(?:a|from|by)$/.test(by) ? [{ token, by }] : [];
  });
  // "Marcos le debe a Julio" is in the order of English.
  return object !== undefined && more.length === 0 && (object.by !== "a" || object.token === names[0]);
}

/** Two people of a text who have changed places. */
function swapped(said: Token[], written: Token[]): [Token, Token] | undefined {
  const once = (names: Token[]) =>
    [...Map.groupBy(names, nameOf)].map(([name, [token]]) => ({ name, token }));
  const [[one, two, ...more], [first, second]] = [once(said), once(written)];
  if (!one?.token || !two || !first?.token || more.length > 0) return undefined;
  const isSwap = one.name === second?.name && two.name === first.name && NAMES.has(one.name);
  return isSwap ? [one.token, first.token] : undefined;
}

function namesIn(tokens: Token[], known: ReadonlySet<string>): Token[] {
  // In title case, as "Kitchen Cabinets And Doors", capitals do not indicate names.
  const words = tokens.filter(({ bare }) => /^\p{L}{4,}/u.test(bare));
  const isTitle = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length > words.length * 0.6;
  return tokens.filter((token, at) => {
    if (!/^\p{Lu}\p{Ll}/u.test(token.text) || isNoName(tokens, at)) return false;
    if (NAMES.has(nameOf(token)) || known.has(nameOf(token))) return true;
    const isAfterTitle = /^(?:mr|mrs|ms|dr|sr|sra|ing|arq)$/.test(bareAt(tokens, at - 2));
    return !isTitle && at > 0 && (isAfterTitle || !SENTENCE_END.test(tokens[at - 1]?.text ?? ""));
  });
}

function isNoName(tokens: Token[], at: number): boolean {
  const [word, next] = [bareAt(tokens, at), bareAt(tokens, at + 1)];
  // "Máximo seis personas"; "dale otra mano" calls nobody.
  if (word === "maximo" && (/^\d|^(?:de|un[oa]?)$/.test(next) || SMALL.es.has(next))) return true;
  if (word === "dale" && /^(un|una|otr[oa]|con|al?|dos|tres|mas|duro|por|para|el|la|los|las)$/.test(next))
    return true;
  // A Spanish month is written small.
  if (tokens[at]?.text === "Julio") return false;
  if (word === "june") return /^\d/.test(next);
  return DATES.en.has(word) || DATES.es.has(word) || NO_NAMES.has(word);
}
