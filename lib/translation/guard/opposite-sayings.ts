import type { Opposite } from "./opposite-words";

/** What people say on site that excludes each other. */
export const OPPOSITE_SAYINGS: readonly Opposite[] = [
  {
    kind: "negation",
    one: { en: "until|unless", es: "hasta que|a menos que|mientras no|si no" },
    other: { en: "even (?:if|though)|although", es: "aunque|aun si|a pesar de que" },
  },
  {
    kind: "negation",
    one: {
      en: "within (?:\\p{L}+|\\d+) (?:feet|foot|inches|yards|meters)",
      es: "a (?:no m[aá]s|menos) de|cuando mucho a",
    },
    other: {
      en: "(?:more than|over|at least|beyond) (?:\\p{L}+|\\d+) (?:feet|foot|inches|yards|meters) (?:away|from)",
      es: "(?<!no )a m[aá]s de",
    },
    isAlike: true,
  },
  {
    kind: "negation",
    one: {
      en: "(?<!not |n['’]t |never )(?:leave|left|keep|kept) (?:\\p{L}{1,20} ){0,4}(?:on|running|lit)",
      es: "(?<!no )dej\\p{L}{1,5} (?:prendid|encendid|puest|conectad)[oa]s?|no (?:l[oa]s? )?apagu?en?",
    },
    other: {
      en: "(?:not|n['’]t|never) (?:leave|left|keep|kept) (?:\\p{L}{1,20} ){0,4}(?:on|running|lit)|(?<!not |n['’]t |never )(?:turn|shut|switch) (?:\\p{L}{1,20} ){0,4}off",
      es: "no (?:me )?dej\\p{L}{1,5} (?:prendid|encendid|puest|conectad)[oa]s?|(?<!no |no l[oa]s? )apagu?en?",
    },
  },
  {
    kind: "negation",
    one: {
      en: "(?<!not |n['’]t |never )(?:leave|keep) (?:\\p{L}{1,20} ){1,4}open",
      es: "(?<!no )dej\\p{L}{1,5} (?:\\p{L}{1,20} ){0,3}abiert[oa]s?|no cierren?",
    },
    other: {
      en: "(?:not|n['’]t|never) (?:leave|keep) (?:\\p{L}{1,20} ){1,4}open",
      es: "no (?:me )?dej\\p{L}{1,5} (?:\\p{L}{1,20} ){0,3}abiert[oa]s?",
    },
  },
  {
    kind: "date",
    one: { en: "until|till|through", es: "hasta|a m[aá]s tardar" },
    other: {
      en: "starting|beginning|as of|from [^.,;]{1,30} on(?:ward)?",
      es: "a partir del?|desde(?! la calle)|empezando",
    },
    isAlike: true,
  },
  {
    kind: "date",
    one: {
      en: "since(?= (?:\\p{L}+day|last|this|noon|\\d|january|february|march|april|may|june|july|august|september|october|november|december))",
      es: "desde(?= (?:el|la|ayer|antier|hace|hoy|las)(?!\\p{L}))",
    },
    other: {
      en: "(?:until|till)(?= (?:\\p{L}+day|next|this|noon|\\d|january|february|march|april|may|june|july|august|september|october|november|december))",
      es: "hasta(?= (?:el|la|ma[nñ]ana|hoy|pasado|las)(?!\\p{L}))",
    },
    isAlike: true,
  },
  {
    kind: "date",
    one: {
      en: "first thing|at the start of the (?:day|shift)",
      es: "a primera hora|al (?:principio|inicio) del (?:d[ií]a|turno)",
    },
    other: {
      en: "(?:at )?the end of the (?:day|shift)|last thing",
      es: "al final del (?:d[ií]a|turno)|a [uú]ltima hora",
    },
  },
  {
    kind: "negation",
    one: {
      en: "hardly any\\p{L}*|almost (?:no|nobody|none|nothing|never)",
      es: "casi (?:nadie|nada|nunca|ning[uú]n\\p{L}*)",
    },
    other: { en: "almost (?:all|every\\p{L}*|always)", es: "casi (?:tod[oa]s?|siempre)" },
  },
  {
    kind: "date",
    one: { en: "at the latest|no later than", es: "a m[aá]s tardar|m[aá]ximo" },
    other: {
      en: "at the earliest|no earlier than|no sooner than",
      es: "antes no|no antes|lo m[aá]s pronto|a partir del?",
    },
  },
  {
    kind: "negation",
    one: { en: "tr(?:y|ied|ies|ying) to", es: "intent\\p{L}+|trat\\p{L}+ de|quis(?:o|imos|ieron)" },
    other: {
      en: "managed to|(?:was|were) able to|finally got|succeeded",
      es: "logr\\p{L}+|consegu\\p{L}+|pud(?:o|imos|ieron|e)",
    },
    isAlike: true,
  },
  {
    kind: "negation",
    one: {
      en: "even (?:if|when|though)|regardless",
      es: "aunque|aun cuando|incluso (?:si|cuando)|as[ií] sea",
    },
    other: {
      en: "only (?:if|when)",
      es: "(?:s[oó]lo|nom[aá]s|nada m[aá]s|solamente|[uú]nicamente) (?:si|cuando)",
    },
  },
  {
    kind: "date",
    one: {
      en: "within (?:\\p{L}+|\\d+) (?:minutes?|hours?|days?|weeks?)",
      es: "dentro de (?:las|los)|en menos del?|en un m[aá]ximo|a m[aá]s tardar",
    },
    other: {
      en: "(?:minutes?|hours?|days?|weeks?) (?:after|later)",
      es: "(?:minutos?|horas?|d[ií]as?|semanas?) despu[eé]s",
    },
  },
  {
    kind: "negation",
    one: { en: "any ?more|no longer", es: "ya no" },
    other: { en: "yet", es: "todav[ií]a no|a[uú]n no" },
  },
  {
    kind: "negation",
    one: { en: "any ?more|no longer", es: "ya no" },
    other: { en: "still", es: "todav[ií]a(?! no)" },
  },
  {
    kind: "number",
    one: { en: "each|apiece|every", es: "cada" },
    other: { en: "in total|altogether|all told|between them", es: "en total|entre tod[oa]s" },
  },
  {
    kind: "negation",
    one: {
      en: "still (?:ha(?:s|ve)|needs?) to|still needs?|ha(?:s|ve) yet to|left to|(?<!good |ready )to go",
      es: "falta\\p{L}*|pendientes?|qued\\p{L}+ por|todav[ií]a (?:hay|tien\\p{L}+) que",
    },
    other: {
      en: "already|so far",
      es: "llevamos|ya (?:(?:me|te|se|nos|les?) )?(?:l[oa]s? )?\\p{L}{2,20}(?:é|í|ó|[aá]n?|mos|aron|ieron|[ai]d[oa]s?)|ya (?:est[aá]n?|pas[oó])",
    },
    isAlike: true,
  },
  {
    kind: "negation",
    one: { en: "too (?:much|many)", es: "demasiad[oa]s?|de m[aá]s|de sobra" },
    other: { en: "not enough|too little|too few", es: "no alcanz\\p{L}+|insuficientes?|muy poc[oa]s?" },
  },
  {
    kind: "negation",
    one: { en: "temporary|temporarily", es: "temporal(?:es|mente)?|provisional(?:es|mente)?" },
    other: { en: "permanent(?:ly)?", es: "permanentes?|definitiv[oa]s?|permanentemente" },
  },
  {
    kind: "number",
    one: { en: "odd", es: "impar(?:es)?|non(?:es)?" },
    other: { en: "even(?=[- ]numbered| numbers?| units?| side)", es: "par(?:es)?" },
  },
  {
    kind: "negation",
    one: { en: "instead of|in place of|rather than", es: "en vez del?|en lugar del?" },
    other: { en: "in addition to|as well as|along with|besides", es: "adem[aá]s del?|junto con|aparte del?" },
  },
  {
    kind: "negation",
    one: { en: "because|due to|thanks to", es: "porque|debido a|por culpa del?|gracias a" },
    other: { en: "despite|in spite of|even though|although", es: "a pesar del?|pese a|aunque" },
  },
  {
    kind: "negation",
    one: {
      en: "(?:nobody|no one|none) (?:but|except|other than|besides)",
      es: "nadie (?:m[aá]s|excepto|salvo|menos|sino|aparte)|s[oó]lo|solamente|[uú]nicamente|nom[aá]s|nada m[aá]s",
    },
    other: {
      en: "(?:everybody|everyone|anybody|anyone) (?:but|except)",
      es: "tod[oa]s? (?:menos|excepto|salvo)|cualquiera menos",
    },
  },
  {
    kind: "negation",
    one: { en: "eventually|in the end|sooner or later", es: "tarde o temprano|al final|con el tiempo" },
    other: {
      en: "occasionally|from time to time|now and then|every so often|once in a while",
      es: "eventualmente|de vez en cuando|a veces|a ratos",
    },
  },
  {
    kind: "negation",
    one: { en: "actually|in fact", es: "en realidad|de hecho|la verdad" },
    other: { en: "currently|right now|at the moment", es: "actualmente|por el momento" },
  },
  {
    kind: "negation",
    one: { en: "realiz\\p{L}+", es: "cuenta" },
    other: { en: "carr(?:y|ied) out|perform\\p{L}*", es: "realiz\\p{L}+|a cabo" },
  },
  {
    kind: "number",
    one: {
      en: "(?:the )?same (?:side|day|size|height|one)",
      es: "(?:el|la) mism[oa] (?:lado|d[ií]a|tama[ñn]o|altura)?",
    },
    other: {
      en: "(?:the )?(?:other|opposite) (?:side|end)",
      es: "(?:el|la) otr[oa] (?:lado|extremo)|lado contrario",
    },
  },
  {
    kind: "date",
    one: { en: "this week", es: "esta semana" },
    other: { en: "next week", es: "(?:la )?(?:pr[oó]xima semana|semana que (?:viene|entra))" },
  },
  {
    kind: "date",
    one: { en: "last week", es: "la semana pasada" },
    other: {
      en: "next week|this week",
      es: "(?:la )?pr[oó]xima semana|semana que (?:viene|entra)|esta semana",
    },
  },
  {
    kind: "negation",
    one: { en: "full[- ]time|all day", es: "todo el d[ií]a|tiempo completo" },
    other: { en: "part[- ]time|half (?:a |the )?day", es: "medio d[ií]a|medio turno|medio tiempo" },
  },
  {
    kind: "negation",
    one: { en: "as soon as|right after", es: "en cuanto|apenas|tan pronto" },
    other: { en: "as long as", es: "mientras" },
  },
  {
    kind: "number",
    one: { en: "up to code|to code", es: "seg[uú]n (?:el )?c[oó]digo" },
    other: { en: "not to code|out of code", es: "fuera de (?:c[oó]digo|norma)" },
  },
  {
    kind: "negation",
    one: { en: "on time", es: "a tiempo" },
    other: { en: "late|behind schedule", es: "tarde|con retraso|atrasad[oa]s?" },
    isAlike: true,
  },
  {
    kind: "negation",
    one: { en: "on purpose", es: "a prop[oó]sito|adrede" },
    other: { en: "by accident|by mistake", es: "sin querer|por error|por accidente" },
  },
  {
    kind: "negation",
    one: { en: "backward(?:s)?|in reverse", es: "en reversa|de reversa|para atr[aá]s" },
    other: { en: "forward(?:s)?|head[- ]?in", es: "de frente|para adelante|hacia adelante" },
  },
];
