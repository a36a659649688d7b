import type { Place } from "./doubt";
import { bareAt, phraseAt, tokensOf } from "./token";
import { type ByLanguage, COUNTED_ZERO, type GuardLanguage, SAYINGS, STRONG } from "./words";

/** A text, or a part of one, and its language. */
export type Spoken = readonly [text: string, language: GuardLanguage];

/** How often a text says no, "no hay nada" once. */
export function countNegations(...spoken: Spoken): number {
  return negationsIn(...spoken).length;
}

/** What all words that say no have in common: most sentences need not be cut into words. */
const MAY_NEGATE = /n['’]?t|n[oiu]|nunca|nad|nei|with|sin|jam|tampoco|not|never/iu;

interface Negation extends Place {
  clause: number;
  word: string;
}

/** Where the negations of a sentence are; "no hay nada" and "ni uno ni otro" are one each. */
export function negationsIn(...[text, language]: Spoken): Place[] {
  // "Zero leaks", "cero fugas".
  const plain = text
    .replace(COUNTED_ZERO, (zero) => (/^c/i.test(zero) ? "nada" : "none"))
    .replace(SAYINGS, (saying) => " ".repeat(saying.length));
  if (!MAY_NEGATE.test(plain)) return [];
  const found: Negation[] = [];
  let clause = 0;
  const tokens = tokensOf(plain);
  for (const [at, { bare, start, end }] of tokens.entries()) {
    // "Antes de que nadie entre": before anybody enters. "Hasta que no seque": until it dries.
    const isAnybody =
      /^(?:nadie|nada|ningun[oa]?)$/.test(bare) &&
      /\b(?:antes de(?: que)?|mas que|mejor que)\b/.test(phraseAt(tokens, at - 4, 4));
    const isIdle = bare === "no" && phraseAt(tokens, at - 2, 2) === "hasta que";
    const isWithNo = bare === "no" && bareAt(tokens, at - 1) === "with";
    const word = /^(even|siquiera)$/.test(bareAt(tokens, at + 1)) ? "ni" : isWithNo ? "without" : bare;
    if (/^([,;:.–]|y|and|but|pero|porque|because|si|if)$/.test(bare)) clause += 1;
    else if (STRONG[language].test(bare) && !isAnybody && !isIdle) found.push({ start, end, clause, word });
  }
  return found.filter((one, at) => !found[at - 1] || !isSame(one, found[at - 1], language));
}

function isSame(one: Negation, before: Negation | undefined, language: GuardLanguage): boolean {
  const isNeither = /^(?:ni|nor)$/.test(one.word) || /^(?:nor|ni)$/.test(before?.word ?? "");
  return (before?.clause === one.clause || isNeither) && CONTINUES[language](one.word, before?.word ?? "");
}

/** "No hay nada" says no once and "sin permiso no se usa" twice; English says it once only in "ain't got no". */
const CONTINUES: ByLanguage<(word: string, before: string) => boolean> = {
  en: (word, before) =>
    /^(?:nor|ni)$/.test(word) ||
    (/^(?:neither|nor|ni)$/.test(before) && word !== "without") ||
    (/nt$/.test(before) && /^(?:no|nothing|nobody|none|nowhere|neither)$/.test(word)),
  es: (word) => word !== "no" && word !== "sin",
};
