import { type Token, tokensOf } from "./token";
import { COUNTED_ZERO, type GuardLanguage, SAYINGS, STRONG } from "./words";

/** How often a text says no, "no hay nada" once. */
export function countNegations(text: string, language: GuardLanguage): number {
  return negationsIn(text, language).length;
}

/** What all words that say no have in common: most sentences need not be cut into words. */
const MAY_NEGATE = /n['’]?t|n[oiu]|nunca|nad|nei|with|sin|jam|tampoco|not|never/iu;

/** Where the negations of a sentence are; "no hay nada" and "ni uno ni otro" are one each. */
export function negationsIn(text: string, language: GuardLanguage): { start: number; end: number }[] {
  const plain = withNoneForZero(text).replace(SAYINGS, (saying) => " ".repeat(saying.length));
  if (!MAY_NEGATE.test(plain)) return [];
  const found: { start: number; end: number; clause: number; word: string }[] = [];
  let clause = 0;
  const tokens = tokensOf(plain);
  for (const [at, { bare, start, end }] of tokens.entries()) {
    const isEven = /^(even|siquiera)$/.test(tokens[at + 1]?.bare ?? "");
    const isWithNo = bare === "no" && tokens[at - 1]?.bare === "with";
    if (/^([,;:.–]|y|and|but|pero|porque|because|si|if)$/.test(bare)) clause += 1;
    else if (STRONG[language].test(bare) && !isAnybody(tokens, at) && !isIdle(tokens, at))
      found.push({ start, end, clause, word: isEven ? "ni" : isWithNo ? "without" : bare });
  }
  return found.filter(({ clause: at, word }, n) => {
    const before = found[n - 1];
    const isSame =
      before?.clause === at || /^(?:ni|nor)$/.test(word) || /^(?:nor|ni)$/.test(before?.word ?? "");
    return !before || !isSame || !CONTINUES[language](word, before.word);
  });
}

/** "No hay nada" says no once and "sin permiso no se usa" twice; English says it once only in "ain't got no". */
const CONTINUES: Readonly<Record<GuardLanguage, (word: string, before: string) => boolean>> = {
  en: (word, before) =>
    /^(?:nor|ni)$/.test(word) ||
    (/^(?:neither|nor|ni)$/.test(before) && word !== "without") ||
    (/nt$/.test(before) && /^(?:no|nothing|nobody|none|nowhere|neither)$/.test(word)),
  es: (word) => word !== "no" && word !== "sin",
};

/** "Antes de que nadie entre": before anybody enters. */
function isAnybody(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:nadie|nada|ningun[oa]?)$/.test(tokens[at]?.bare ?? "")) return false;
  const words = tokens.slice(Math.max(0, at - 4), at).map(({ bare }) => bare);
  return /\b(?:antes de(?: que)?|mas que|mejor que)\b/.test(words.join(" "));
}

/** "Hasta que no seque": until it dries. */
function isIdle(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.bare === "no" && tokens[at - 1]?.bare === "que" && tokens[at - 2]?.bare === "hasta";
}

/** "Zero leaks", "cero fugas". */
function withNoneForZero(text: string): string {
  return text.replace(COUNTED_ZERO, (zero) => (/^c/i.test(zero) ? "nada" : "none"));
}
