import type { Place } from "./doubt";
import { bareAt, phraseAt, type Token, tokensOf } from "./token";
import { COUNTED_ZERO, type GuardLanguage, SAYINGS, STRONG } from "./words";

/** What all words that say no have in common: most sentences need not be cut into words. */
const MAY_NEGATE = /n['’]?t|n[oiu]|nunca|nad|nei|with|sin|jam|tampoco|not|never/iu;

interface Negation extends Place {
  clause: number;
  word: string;
}

/** Where a sentence that begins at `start` says no; "no hay nada" and "ni uno ni otro" say it once each. */
export function negationsIn(text: string, language: GuardLanguage, start = 0): Place[] {
  // "Zero leaks", "cero fugas".
  const plain = text
    .replace(COUNTED_ZERO, (zero) => (/^c/i.test(zero) ? "nada" : "none"))
    .replace(SAYINGS, (saying) => " ".repeat(saying.length));
  if (!MAY_NEGATE.test(plain)) return [];
  const found: Negation[] = [];
  let clause = 0;
  const tokens = tokensOf(plain, start);
  for (const [at, { bare, ...place }] of tokens.entries()) {
    if (/^(?:[,;:.–]|y|and|but|pero|porque|because|si|if)$/.test(bare)) clause += 1;
    if (!STRONG[language].test(bare) || isNone(tokens, at)) continue;
    const isWithNo = bare === "no" && bareAt(tokens, at - 1) === "with";
    const isEven = /^(?:even|siquiera)$/.test(bareAt(tokens, at + 1));
    found.push({ ...place, clause, word: isEven ? "ni" : isWithNo ? "without" : bare });
  }
  return found.filter((one, at) => !isSame(one, found[at - 1], language));
}

/** "Antes de que nadie entre": before anybody enters. "Hasta que no seque": until it dries. */
function isNone(tokens: readonly Token[], at: number): boolean {
  const [word, before] = [bareAt(tokens, at), phraseAt(tokens, at - 4, 4)];
  if (word === "no") return before.endsWith("hasta que");
  return (
    /^(?:nadie|nada|ningun[oa]?)$/.test(word) && /\b(?:antes de(?: que)?|mas que|mejor que)\b/.test(before)
  );
}

/** "No hay nada" says no once and "sin permiso no se usa" twice; English says it once only in "ain't got no". */
function isSame({ word, clause }: Negation, before: Negation | undefined, language: GuardLanguage): boolean {
  const last = before?.word ?? "";
  const isNeither = /^(?:ni|nor)$/.test(word) || /^(?:nor|ni)$/.test(last);
  if (!before || (before.clause !== clause && !isNeither)) return false;
  if (language === "es") return word !== "no" && word !== "sin";
  return (
    /^(?:nor|ni)$/.test(word) ||
    (/^(?:neither|nor|ni)$/.test(last) && word !== "without") ||
    (/nt$/.test(last) && /^(?:no|nothing|nobody|none|nowhere|neither)$/.test(word))
  );
}
