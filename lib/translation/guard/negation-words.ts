export const STRONG = {
  en: /^(no|not|never|nobody|none|nothing|nowhere|(?:nobody|nothing)s|neither|nor|without|cannot|(do|does|did|is|are|was|were|wo|ca|has|have|had|should|could|would|must|ai)nt)$/,
  es: /^(no|nunca|jamas|nadie|nada|ningun|ninguno|ninguna|sin|ni|tampoco)$/,
} as const;

/** Sayings in which a negation negates nothing. */
export const SAYINGS =
  /\b(no problem|no worries|no hay problema|no hay bronca|no hay de qu[eé]|no hay de otra|no choice|no way around it|ni modo|no manches|no me digas|no inventes|no kidding|no wonder|no big deal|no pasa nada|no cabe duda|no (vaya a ser|sea) que|no m[aá]s(?= \p{L}+ndo\b)|nunca falta|no(?: \p{L}+){1,3} sino hasta|no(?: \p{L}+){1,4} m[aá]s que|and no more|y ya(?=[.!]|$)|not un(?:common|usual|likely|reasonable|heard of)|sin parar|un[oa]?(?: \p{L}+)? s[ií],?(?: y)?(?: el)? (?:un[oa]|otr[oa]) no|can['’]t miss it|in no time|not (a )?bad\b|nada mal\b|nada m[aá]s|no m[aá]s de|no more than|no matter|nothing but|not only|no s[oó]lo|no doubt|sin duda|por nada|de nada|sin falta|without fail|nom[aá]s|si no(?=,)|no dej\p{L}+ de|no tard\p{L}+( mucho| nada)? en)(?!\p{L})|(?:, |¿)¿?no\?|¿no /giu;

/** "Llega hasta las diez" is what Mexicans say for "won't be here until ten". */
export const NOT_UNTIL = /(\bnot\b|n['’]t\b|\bnever\b)[^,;]*\buntil\b/i;

/** What says "not" in other words. "Yet" and "still" are not among them. */
export const WEAK = {
  en: /\b(shut off|non-?stop|block\w*|fail\w*|out of|missing|short|lack\w*|broken?|dead|un(?!it|til|der|less|ion|load|a\b|e\b)\w{3,}|unless|until|before|except|only|just|all that's left|at most|avoid\w*|stay\w* (off|away|out)|keep\w* (off|away|out|clear|closed|shut)|clear of|closed|shut|forbid\w*|prohibit\w*|off.limits|remember|refus\w*|stops?|stopped|quit\w*|(?<=\b(is|are|was|were|went|it['’]?s) )down(?! (there|here|stairs|below|to|at|in|on|the)\b)|instead|almost|hardly|barely|welcome|left|empty|(?<=\b(shut|turn\w*|switch\w*|power\w*|day|is|are|was|be|stay\w*|keep\w*|call\w*|not|it|them) )off|off the (ground|street|road|floor)|over|less|wrong|oh well|await\w*|crooked|dangerous|expensive|different\w*|den(y|ied)|declin\w*|sick|no-show|where (?:it|they) (?:is|are)|alone|eyes (?:open|peeled|out)|stay put|(?:leave|keep)(?: \S+){1,4} on\b|watch out|careful|caution|whatever|whichever|(?<=['’]s )off|need\w*|waiting|stuck|anymore|sure|of course|hold off|skip\w*)\b/giu,
  es: /\b(falt\w*|hasta|antes|excepto|s[oó]lo|solamente|[uú]nicamente|apenas|dej\w+ de|evit\w*|quebrad\w*|descompuest\w*|rot[oa]s?|casi|salvo|prohib\w*|cuidado|recuerd\w*|acu[eé]rd\w*|apag\w*|vac[ií][oa]|mal|cerrad\w*|lejos|fuera|reprob\w*|rechaz\w*|fall\w*|suspend\w*|incomplet\w*|des(?!comp|carg|cans|pu[eé]s|de)\w{4,}|in(suficiente|[uú]til|seguro)\w*|claro|chuec\w*|peligros\w*|car[oa]s?|distint\w*|diferente\w*|neg(?:ó|aron|ad\w+)|quiet[oa]s?|tranquil\w*|dan? (?:igual|lo mismo)|agot\w*|acab\w*|par[oó]|par(?:ar|amos|aron)|descompus\w*|cort[oa]s?|muert[oa]s?|desconectad\w*|menos|atorad\w*|atascad\w*|trabad\w*|esper\w*|pendiente\w*|qued\w+ (lejos|fuera)|al[eé]j\w*|necesit\w*)\b/giu,
} as const;

/** Words that say "not" by themselves: where one text has one, the other needs a word of {@link WEAK} or {@link STRONG}. */
export const INHERENT = {
  en: /\b(failed|dead(?! (?:straight|level|on|center|plumb|flat|even|end|square))|broken|busted|stay (off|away|out)|keep (\S+ )?(off|away|out)|keep \S+( \S+)? (closed|shut)|off (today|tomorrow|duty|work)|stuck|empty|unless|hardly|barely|refus\w*|missing|unsafe|uneven|forbidden|prohibited|(?<!times )out of (?!the|this|here|his|my|your|there|every|all|\d|(?:two|three|four|five|six|seven|eight|nine|ten)\b))\b/i,
  es: /\b(prohib\w*|apagad\w*|descompuest\w*|quebrad\w*|vac[ií][oa]s?|reprob\w*|rechaz\w*|evit\w*|a menos que|apenas|dej\w+ de|faltan?(?! \w+ para las?)|muert[oa]s?|desconectad\w*)\b/i,
} as const;

/** "No ha parado" is "has been running": a stop that is negated, and what says the same without a negation. */
export const NO_STOP = {
  en: /(?:\bnot|\bnever|n['’]t) (?:\p{L}+ )?(?:stop|let up|quit)/iu,
  es: /\bno (?:ha[ns]? |hemos |he )?(?:par\p{L}+|dej\p{L}+ de)/iu,
} as const;
export const STOP = {
  en: /\b(?:stop|quit|paus|ceas|halt)\p{L}*/iu,
  es: /\b(?:par[oóea]|parad|detuv|deten|dej\p{L}+ de)\p{L}*/iu,
} as const;
export const GOING_ON = {
  en: /\b(?:keep|kept|still|continu\p{L}*|been|nonstop|straight|since|all)\b/iu,
  es: /\b(?:sigu\p{L}*|todav[ií]a|sin parar|desde|tod[oa])\b/iu,
} as const;

/** "Casi no se veía": "you could hardly see". */
export const HARDLY = {
  en: /\b(?:hardly|barely|scarcely|almost|nearly|rarely|seldom)\b/iu,
  es: /\bcasi (?:no|nunca|nadie|nada|ning[uú]n\p{L}*)(?!\p{L})/iu,
} as const;

export const NOBODY = /\b(nobody|no one|none|nadie|ning[uú]n[oa]?)\b/i;
export const EVERYBODY = /\b(everybody|everyone|todos|todo el mundo)\b/i;
