import type { Doubt } from "./doubt";
import type { Side } from "./sides";
import { KEPT, type Patterns } from "./kept-words";

/** An "only" may be added: "llegaron 30" of 35. */
const NOT_ADDED = KEPT.filter(({ word }) => !word.en.test("only"));

const FUTURE: Patterns = {
  en: /\b(?:will|won['’]t|going to|gonna|shall|(?:next|this coming|coming) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month))\b|['’]ll\b/i,
  es: /(?<!\p{L})(?:voy|vas|va|vamos|van) a \p{L}{1,24}r(?:\p{L}{2,5})?(?!\p{L})|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|semana|mes) que (?:viene|entra)(?!\p{L})|(?<!\p{L})(?!detrás|atrás)\p{L}{2,24}(?:[aeid]ré|rás|rá|remos|rán)(?!\p{L})/iu,
};
const PAST: Patterns = {
  en: /\b(?:was|were|did|had|came|went|got|took|said|told|brought|bought|sent|made|gave|left|found|broke|set|put|ran|\p{L}{3,24}ed|yesterday|last)\b|n['’]t been/iu,
  es: /(?<!\p{L})(?:fui|hizo|dijo|vino|puso|trajo|pudo|quiso|fue|hubo|estuvo|tuvo|anduvo|hice|puse|dije|ayer|ha[ns]?|he|hemos|hab[ií]an?|era|eran|estaban?)(?!\p{L})|(?<!\p{L})\p{L}{2,24}(?:ó|aron|ieron|jeron|aba|aban|amos|imos)(?!\p{L})/iu,
};
/** With a day to come, what was done and what will be may share a sentence. */
const TO_COME =
  /(?<!\p{L})(?:tomorrow|mañana|next|pr[oó]xim[oa]|y|and|pero|but|so|así que|cuando|when)(?!\p{L})/iu;
/** So clearly that no present can be meant. */
const CLEARLY_PAST: Patterns = {
  en: /\b(?:was|were|did|came|went|got|took|said|told|brought|bought|sent|made|gave|found|broke|ran|yesterday)\b|(?<!\b(?:be|get|gets|have|has|is|are|been) )(?<!\p{L})\p{L}{3,24}(?<!ne)ed (?:the|it|them|a|an|all|my|our|his|her)\b/iu,
  es: /(?<!\p{L})(?:fui|hizo|dijo|vino|puso|trajo|pudo|quiso|fue|hubo|estuvo|tuvo|anduvo|ayer|acab(?:o|a|an|amos) de \p{L}{2,24})(?!\p{L})|(?<!\p{L})\p{L}{2,24}(?:ó|aron|ieron|jeron)(?!\p{L})/iu,
};

const MUST: Patterns = {
  en: /\b(?:must|ha(?:ve|s) (?:got )?to|need(?:s|ed)?|gotta|got to|could use|required to)\b/i,
  es: /(?<!\p{L})(?:(?:ten|tien)\p{L}{0,24} que|hay que|deb\p{L}{1,24}|necesit\p{L}{1,24}|ocup\p{L}{1,24}|hace falta|obligatori\p{L}{1,24}|forzos\p{L}{1,24}|a fuerza)(?!\p{L})/iu,
};
const MAY: Patterns = {
  en: /\b(?:can|may|could(?! use)|allowed|able|free to|ok(?:ay)? to|fine to)\b/i,
  es: /(?<!\p{L})(?:pued\p{L}{1,24}|pod\p{L}{1,24}|se vale|permitid\p{L}{1,24}|permite\p{L}{0,24}|alcanz\p{L}{1,24})(?!\p{L})/iu,
};
const NEED_NOT: Patterns = {
  en: /\b(?:do|does)(?:n['’]t| not) (?:have|need) to\b|\bneedn['’]t\b|\bno need\b|\bnot (?:required|necessary)\b/i,
  es: /\bno (?:\p{L}{1,24} )?(?:hace falta|es necesario|(?:ten|tien)\p{L}{0,24} que|necesit\p{L}{1,24}|ocup\p{L}{1,24})/iu,
};
const MUST_NOT: Patterns = {
  en: /\b(?:must not|mustn['’]t|can['’]t|cannot|may not|not allowed|never|forbidden|prohibited)\b/i,
  es: /\bno (?:se )?(?:deb|pued|pod)\p{L}{1,24}|\bprohib\p{L}{1,24}|\bnunca\b/iu,
};

/** "If it is wet, wait" that became "como está mojado, esperen": what was only possible is now so. */
const CONDITION: Patterns = { en: /\bif\b/i, es: /(?<![\p{L}¿])si(?!\p{L})/iu };
const CAUSE: Patterns = {
  en: /\b(?:because|since|now that)\b|^as\b/i,
  es: /(?<!\p{L})(?:porque|ya que|puesto que|debido a)(?!\p{L})|^como(?!\p{L})/iu,
};

/** Pairs of which one has taken the place of the other. `isPlain`: only in sentences that negate nothing. */
const EXCHANGED: readonly { is: Patterns; becomes: Patterns; isPlain?: boolean }[] = [
  { is: MUST, becomes: MAY, isPlain: true },
  { is: NEED_NOT, becomes: MUST_NOT },
  { is: CONDITION, becomes: CAUSE },
];

/** What is only almost so, under a condition, in the future or a duty, and in the other text is not. */
export function compareManner(said: Side, written: Side): Doubt[] {
  const isOther =
    lacks(said, written, KEPT) ||
    lacks(written, said, NOT_ADDED) ||
    isExchanged(said, written) ||
    isExchanged(written, said) ||
    isOtherTime(said, written) ||
    isOtherTime(written, said);
  return isOther ? [doubtOf(said, written)] : [];
}

/** An untranslated word is not lost. */
function lacks(one: Side, other: Side, kept: typeof KEPT): boolean {
  return kept.some(
    ({ word, counterpart }) =>
      word[one.language].test(one.text) &&
      !counterpart[other.language].test(other.text) &&
      !word[one.language].test(other.text),
  );
}

function isExchanged(one: Side, other: Side): boolean {
  return EXCHANGED.some(({ is, becomes, isPlain }) => {
    const isOther =
      is[one.language].test(one.text) &&
      becomes[other.language].test(other.text) &&
      !becomes[one.language].test(one.text) &&
      !is[other.language].test(other.text);
    return isOther && (!isPlain || one.negations() + other.negations() === 0);
  });
}

function isOtherTime(one: Side, other: Side): boolean {
  return (
    FUTURE[one.language].test(one.text) &&
    CLEARLY_PAST[other.language].test(other.text) &&
    !PAST[one.language].test(one.text) &&
    !FUTURE[other.language].test(other.text) &&
    !TO_COME.test(one.text) &&
    !TO_COME.test(other.text)
  );
}

function doubtOf(said: Side, written: Side): Doubt {
  const place = ({ text, start }: Side) => ({ start, end: start + text.length });
  return {
    kind: "negation",
    original: said.text,
    translated: written.text,
    originalAt: place(said),
    translatedAt: place(written),
  };
}
