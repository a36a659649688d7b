import type { Texts } from "./compare-facts";
import type { Doubt } from "./doubt";
import { sentencesOf, type Sentence } from "./sentences";
import { tokensOf } from "./token";
import type { GuardLanguage } from "./vocabulary";

const STRONG = {
  en: /^(no|not|never|nobody|none|nothing|nowhere|neither|nor|without|cannot|(do|does|did|is|are|was|were|wo|ca|has|have|had|should|could|would|must|ai)nt)$/,
  es: /^(no|nunca|jamas|nadie|nada|ningun|ninguno|ninguna|sin|ni|tampoco)$/,
} as const;

/** Sayings in which a negation negates nothing. */
const SAYINGS =
  /\b(no problem|no worries|no hay problema|no hay bronca|no hay de qu[eé]|ni modo|no manches|nada m[aá]s|no m[aá]s de|no more than|no matter|nothing but|not only|no s[oó]lo|no doubt|sin duda|por nada|de nada|sin falta|without fail|nom[aá]s|si no(?=,)|no dej\p{L}+ de|no tard\p{L}+( mucho| nada)? en)(?!\p{L})|(?:, |¿)¿?no\?|¿no /giu;

/** "Llega hasta las diez" is what Mexicans say for "won't be here until ten". */
const NOT_UNTIL = /(\bnot\b|n['’]t\b|\bnever\b)[^,;]*\buntil\b/i;

/** What says "not" in other words. "Yet" and "still" are not among them. */
const WEAK = {
  en: /\b(shut off|block\w*|fail\w*|out of|missing|short|lack\w*|broken?|dead|un(?!it|til|der|less|ion|load|a\b|e\b)\w{3,}|unless|until|before|except|only|just|all that's left|at most|avoid\w*|stay\w* (off|away|out)|keep\w* (off|away|out|clear|closed|shut)|clear of|closed|shut|forbid\w*|prohibit\w*|off.limits|remember|refus\w*|stops?|stopped|instead|almost|hardly|barely|welcome|left|empty|(?<=\b(shut|turn\w*|switch\w*|power\w*|day|is|are|was|be|stay\w*|keep\w*|call\w*|not|it|them) )off|off the (ground|street|road|floor)|over|less|wrong|oh well|await\w*|need\w*|waiting|stuck|anymore|sure|of course|hold off|skip\w*)\b/giu,
  es: /\b(falt\w*|hasta|antes|excepto|s[oó]lo|solamente|[uú]nicamente|apenas|dej\w+ de|evit\w*|quebrad\w*|descompuest\w*|rot[oa]s?|casi|salvo|prohib\w*|cuidado|recuerd\w*|acu[eé]rd\w*|apag\w*|vac[ií][oa]|mal|cerrad\w*|lejos|fuera|reprob\w*|rechaz\w*|fall\w*|suspend\w*|incomplet\w*|des(?!comp|carg|cans|pu[eé]s|de)\w{4,}|in(suficiente|[uú]til|seguro)\w*|claro|agot\w*|acab\w*|par[oó]|menos|esper\w*|pendiente\w*|qued\w+ (lejos|fuera)|al[eé]j\w*|necesit\w*)\b/giu,
} as const;

interface Said {
  languages: Record<"from" | "to", GuardLanguage>;
}

/** Negations that one text has and the other lacks, sentence by sentence where both have as many. */
export function compareNegations(texts: Texts, { languages }: Said): Doubt[] {
  const said = sentencesOf(texts.original);
  const written = sentencesOf(texts.translation);
  if (said.length !== written.length)
    return compare(whole(texts.original), whole(texts.translation), languages);
  return said.flatMap((one, at) => compare(one, written[at] ?? whole(""), languages));
}

function whole(text: string): Sentence {
  return { text, start: 0 };
}

function compare(said: Sentence, written: Sentence, { from, to }: Said["languages"]): Doubt[] {
  const [saidWords, writtenWords] = [strongIn(said.text, from), strongIn(written.text, to)];
  const more = saidWords.length - writtenWords.length;
  if (more === 0) return [];
  const weak = weakIn(written.text, to) - weakIn(said.text, from);
  const until = isMexicanUntil(from === "es" ? [said, written] : [written, said]) ? 1 : 0;
  const isExplained = more > 0 ? weak >= more : until - weak >= -more;
  if (isExplained) return [];
  return [doubtOf(said, saidWords, written, writtenWords)];
}

function isMexicanUntil([spanish, english]: [Sentence, Sentence]): boolean {
  const clauses = spanish.text.split(/[,;:]/).filter((clause) => /\bhasta\b/i.test(clause));
  return clauses.some((clause) => strongIn(clause, "es").length === 0) && NOT_UNTIL.test(english.text);
}

/** Where the negations of a sentence are; "no hay nada" and "ni uno ni otro" are one each. */
function strongIn(text: string, language: GuardLanguage): { start: number; end: number }[] {
  const plain = text.replace(SAYINGS, (saying) => " ".repeat(saying.length));
  const found: { start: number; end: number; clause: number; word: string }[] = [];
  let clause = 0;
  const tokens = tokensOf(plain);
  for (const [at, { bare, start, end }] of tokens.entries()) {
    const isEven = /^(even|siquiera)$/.test(tokens[at + 1]?.bare ?? "");
    if (/^([,;:.–]|y|and|but|pero|porque|because)$/.test(bare)) clause += 1;
    else if (STRONG[language].test(bare)) found.push({ start, end, clause, word: isEven ? "ni" : bare });
  }
  return found.filter(({ clause: at, word }, n) => {
    const before = found[n - 1];
    const continues =
      before && (before.clause === at || /^(ni|nor)$/.test(word) || /^(nor|ni)$/.test(before.word));
    return !continues || /^(without|sin)$/.test(word);
  });
}

function weakIn(text: string, language: GuardLanguage): number {
  const sayings = text.match(SAYINGS)?.length ?? 0;
  return sayings + (text.match(WEAK[language])?.length ?? 0);
}

function doubtOf(
  said: Sentence,
  saidWords: { start: number; end: number }[],
  written: Sentence,
  writtenWords: { start: number; end: number }[],
): Doubt {
  const original = phrase(said, saidWords);
  const translated = phrase(written, writtenWords);
  return {
    kind: "negation",
    original: original.text,
    translated: translated.text,
    originalAt: { start: original.start, end: original.start + original.text.length },
    translatedAt: { start: translated.start, end: translated.start + translated.text.length },
  };
}

/** The negation with the three words after it; the whole sentence where there is none. */
function phrase({ text, start }: Sentence, [first]: { start: number; end: number }[]): Sentence {
  if (!first) return { text, start };
  const [after = ""] = /^(?:\s+[\p{L}\d'’-]+){0,3}/u.exec(text.slice(first.end)) ?? [];
  return { text: text.slice(first.start, first.end + after.length), start: start + first.start };
}
