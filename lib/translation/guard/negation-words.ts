export const STRONG = {
  en: /^(no|not|never|nobody|none|nothing|nowhere|(?:nobody|nothing)s|neither|nor|without|cannot|(do|does|did|is|are|was|were|wo|ca|has|have|had|should|could|would|must|ai)nt)$/,
  es: /^(no|nunca|jamas|nadie|nada|ningun|ninguno|ninguna|sin|ni|tampoco)$/,
} as const;

/** Sayings in which a negation negates nothing. */
export const SAYINGS =
  /\b(no cab\p{L}+ m[aá]s|nothing['’]?s? (?:is )?wrong|no problem|no worries|no (?:hay|tienen?|tengo|tenemos|ven?|veo) (?:ning[uú]n )?(?:problema|inconveniente)|no (?:est[aá]n?|qued[oó]|sali[oó]) (?:tan )?mal|no hay bronca|no hay de qu[eé]|no hay de otra|no choice|no way around it|ni modo|no manches|no me digas|no inventes|no kidding|no wonder|no big deal|no pasa nada|no cabe duda|no (vaya a ser|sea) que|no m[aá]s(?= \p{L}+ndo\b)|nunca falta|no(?: \p{L}+){1,3} sino hasta|no(?: \p{L}+){1,4} m[aá]s que|and no more|y ya(?=[.!]|$)|not un(?:common|usual|likely|reasonable|heard of)|sin parar|un[oa]?(?: \p{L}+)? s[ií],?(?: y)?(?: el)? (?:un[oa]|otr[oa]) no|can['’]t miss it|in no time|not (a )?bad\b|, no (?:less|more)(?=[.,;]|$)|nada mal\b|nada m[aá]s|no m[aá]s de|no more than|n[o'’]t?(?: \p{L}+){0,2} (?:less|fewer) than|no(?: \p{L}+){0,4} menos de|no matter|nothing but|not only|no s[oó]lo|no doubt|don['’]t forget|no (?:se |te |me )?olvid\p{L}+|, (?:y )?(?:no antes|antes no)|, (?:and )?not before|ni m[aá]s ni menos|no (?:later|earlier|sooner) than|sin duda|por nada(?! del mundo)|de nada|sin falta|without fail|nom[aá]s|si no(?=,)|(?:porque|que|pues|o) si no|no dej\p{L}+ de|no tard\p{L}+( mucho| nada)? en)(?!\p{L})|(?:, |¿)¿?no\?|¿no /giu;

/** "Llega hasta las diez" is what Mexicans say for "won't be here until ten". */
export const NOT_UNTIL = /(\bnot\b|n['’]t\b|\bnever\b)[^,;]*\b(?:until|till?)\b/i;

/** What says "not" in other words. "Yet" and "still" are not among them. */
export const WEAK = {
  en: /\b(shut off|rained out|no-go|beyond|separate\w*|apart|quiet\w*|abandoned|disused|discontinued|retired|(?<=\b(?:be|been) )out|reject\w*|still (?:out|down|off)|keep (?:your|the|all|any|every)?(?: \S+){1,3} (?:in|inside|locked|tied|put)|call\w* off|cancel\w*|gone|impossib\w*|eas(?:y|ier) on|hard to|non-?stop|block\w*|fail\w*|out of|missing|short|lack\w*|broken?|dead|un(?!it|til|der|less|ion|load|a\b|e\b)\w{3,}|unless|until|till?|before|except|only|just|all that's left|at most|avoid\w*|stay\w* (off|away|out|under|below|within)|keep\w* (?:\S+ ){0,3}(off|away|out|under|below|clear|closed|shut)|(?:leave|keep) (?:\S+ ){1,4}(?:where|as|how|the way) (?:it|they|you)|clear of|closed|shut|forbid\w*|prohibit\w*|off.limits|remember|refus\w*|stops?|stopped|quit\w*|(?<=\b(is|are|was|were|went|it['’]?s) )down(?! (there|here|stairs|below|to|at|in|on|the)\b)|instead|almost|hardly|barely|welcome|(?<!\b(?:the|your|our|my|on|from|of|nothing|any|none) )left(?= (?:over|to|for|in|on)\b|[.,;!?]|$| (?:\S{1,20} ){1,6}(?:open|off|out|undone|unfinished|bare)\b)|empty|(?<=(?:['’]re|\bam|\b(shut|turn\w*|switch\w*|power\w*|day|is|are|was|be|stay\w*|keep\w*|call\w*|not|it|them)) )off|off the (ground|street|road|floor)|(?<=\bpaint )off|(?<=(?:is|are|was|['’]s) )over|do \w+ over|still (?:wet|damp|soft|green|fresh|loose|open|dirty|bare|tacky|curing|drying)|less|fewer|wrong|oh well|await\w*|crooked|dangerous|expensive|different\w*|den(y|ied)|declin\w*|sick|no-shows?|where (?:it|they) (?:is|are)|alone|bare|low|rather|stays? (?:down|dry|calm)|non-?(?!stop|e)\w{4,}|eyes (?:open|peeled|out)|stay put|(?:leave|keep)(?: \S+){1,4} on\b|watch out|careful|caution|whatever|whichever|(?<=['’]s )off|need\w*|waiting|stuck|anymore|sure|of course|hold\w* off|skip\w*|to go|remain\w*|from \w+ing|yet to|\w+-free|free of|(?:turn|sen[dt])\w*(?: \S+){1,3} (?:away|back)|at the latest|(?<=\b(is|are|was|were|went|goes|go) )out|shot|junk|useless|rest|every last|behind(?= schedule|[.,;]|$)|fall\w* behind|shy|late|(?:leave|left) (?:\S+ ){1,3}in place)\b/giu,
  es: /(?<!\p{L})(anti\p{L}{5,}|imposib\p{L}*|separad\p{L}*|aparte|callad\p{L}*|silenci\p{L}*|sigu?en? \p{L}{4,}|pur[oa]s?|cancel\p{L}*|tapando|bloque\p{L}+|estorb\p{L}+|obstru\p{L}+|falt\p{L}*|hasta|antes|excepto|s[oó]lo|solamente|[uú]nicamente|apenas|dej\p{L}+ de|evit\p{L}*|quebrad\p{L}*|descompuest\p{L}*|rot[oa]s?|casi|salvo|proh[ií]b\p{L}*|cuidado|recuerd\p{L}*|acu[eé]rd\p{L}*|apag(?!ador)\p{L}*|vac[ií][oa]|mal|cerrad\p{L}*|lejos|fuera|reprob\p{L}*|rechaz\p{L}*|fall\p{L}*|suspend\p{L}*|incomplet\p{L}*|des(?!ag|grac|arm|arroll|ay|bast|cimbr|cuent|emboc|empe|esper|hierb|ech|lav|mont|pach|pej|tap|tino|comp|carg|cans|pu[eé]s|de|perdic|pert)\p{L}{4,}|in(suficiente|[uú]til|seguro)\p{L}*|claro que|chuec\p{L}*|peligros\p{L}*|car[oa]s?|distint\p{L}*|diferente\p{L}*|neg(?:ó|aron|ad\p{L}+)|quiet[oa]s?|tranquil\p{L}*|dan? (?:igual|lo mismo)|agot\p{L}*|acab\p{L}*|par[oó]|par(?:ar|amos|aron)|descompus\p{L}*|cort[oa]s?|muert[oa]s?|desconectad\p{L}*|menos|atorad\p{L}*|atascad\p{L}*|trabad\p{L}*|esper\p{L}*|(?<!lista de )pendiente\p{L}*|resto|libres? de|[uú]nic[oa]|poc[oa]s?|poquit\p{L}*|dej\p{L}+ (?:\p{L}+ ){0,4}(?:donde|como) est\p{L}+|a m[aá]s tardar|qued\p{L}+ (lejos|fuera)|al[eé]j\p{L}*|necesit\p{L}*)(?!\p{L})/giu,
} as const;

/** "No se puede … sin …": what comes first is a duty, and may be said as one. */
export const NOT_WITHOUT = {
  en: /(?:\b(?:not?|nobody|never|cannot)\b|n['’]t\b).{0,160}\b(?:without|unless)\b|\bwithout\b.{0,160}(?:\bno\b|\bnot\b|n['’]t\b)/iu,
  es: /\b(?:no|nadie|nunca)\b.{0,160}\b(?:sin|si no)\b|\bsin\b.{0,160}\b(?:no|nadie)\b/iu,
} as const;
export const DUTY = {
  en: /\b(?:must|has to|have to|needs? to|need|before|until|unless|only|first|required?)\b/iu,
  es: /(?<!\p{L})(?:hay que|hacen? falta|ocup\p{L}+|tienen? que|deben?|antes|hasta|s[oó]lo|primero|necesita\p{L}*|obligatori\p{L}*)(?!\p{L})/iu,
} as const;

/** "Enough" that is negated is too little, whatever else is said. */
export const ENOUGH = {
  en: /\benough\b/iu,
  es: /(?<!\p{L})(?:suficientes?|alcanzan?|bastan?)(?!\p{L})/iu,
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
