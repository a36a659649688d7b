import type { DoubtKind } from "./doubt";
import type { GuardLanguage } from "./vocabulary";

type Words = Readonly<Record<GuardLanguage, string>>;

/** Two things that exclude each other, in words of both languages. */
export interface Opposite {
  kind: DoubtKind;
  one: Words;
  other: Words;
  /** Only where both texts say no as often: "not before Monday" is "from Monday on". */
  isAlike?: boolean;
}

/** What excludes each other: directions, units, duties. */
export const OPPOSITE_WORDS: readonly Opposite[] = [
  {
    kind: "unit",
    one: { en: "fahrenheit|° ?f", es: "fahrenheit|° ?f" },
    other: { en: "celsius|centigrade|° ?c", es: "celsius|cent[ií]grados?|° ?c" },
  },
  {
    kind: "unit",
    one: { en: "gallons?", es: "galon(?:es)?|galón" },
    other: { en: "liters?|litres?", es: "litros?" },
  },
  {
    kind: "unit",
    one: { en: "inch(?:es)?", es: "pulgadas?" },
    other: { en: "centimeters?|cm", es: "cent[ií]metros?|cm" },
  },
  {
    kind: "unit",
    one: { en: "pounds?|lbs", es: "libras?" },
    other: { en: "kilos?|kilograms?|kg", es: "kilos?|kilogramos?|kg" },
  },
  {
    kind: "unit",
    one: { en: "miles?", es: "millas?" },
    other: { en: "kilometers?|km", es: "kil[oó]metros?|km" },
  },
  {
    kind: "unit",
    one: { en: "square|sq\\.?|ft2|m2", es: "cuadrad[oa]s?|ft2|m2" },
    other: { en: "cubic|cu\\.?|ft3|m3", es: "c[uú]bic[oa]s?|ft3|m3" },
  },
  {
    kind: "unit",
    one: { en: "(?:per|a) (?:linear )?foot", es: "(?:por|el|cada) pie(?: lineal)?" },
    other: { en: "(?:per|a) (?:linear )?met(?:er|re)", es: "(?:por|el|cada) metro(?: lineal)?" },
  },
  {
    kind: "negation",
    one: { en: "inside|indoors", es: "(?:a|de|por )?dentro" },
    other: { en: "outside|outdoors", es: "(?:a|de|por )?fuera" },
  },
  {
    kind: "negation",
    one: { en: "left of|left (?:side|hand)", es: "izquierd[oa]" },
    other: { en: "right of|right (?:side|hand)", es: "derecha|(?:lado|costado|brazo) derecho" },
  },
  { kind: "negation", one: { en: "north", es: "norte" }, other: { en: "south", es: "sur" } },
  {
    kind: "negation",
    one: { en: "east", es: "este (?=de|del)|oriente" },
    other: { en: "west", es: "oeste|poniente" },
  },
  {
    kind: "negation",
    one: { en: "at least", es: "(?:por|a|cuando) lo menos|al menos|m[ií]nimo" },
    other: { en: "at most|up to|no more than", es: "cuando mucho|a lo m[aá]s|como mucho|m[aá]ximo" },
  },
  {
    kind: "negation",
    one: { en: "up to|at most|no more than", es: "cuando mucho|a lo m[aá]s|como mucho|m[aá]ximo" },
    other: { en: "at least", es: "(?:por|a|cuando) lo menos|al menos|m[ií]nimo" },
  },
  {
    kind: "negation",
    one: {
      en: "(?:no|not|n['’]t)(?: \\p{L}{1,14}){0,4} (?:more than|over)|at most|no (?:higher|taller|deeper|longer|wider|farther|further|faster|heavier) than",
      es: "no(?: \\p{L}{1,14}){1,4} m[aá]s del?|cuando mucho|a lo m[aá]s|como mucho|m[aá]ximo",
    },
    other: {
      en: "(?:no|not|n['’]t)(?: \\p{L}{1,14}){0,4} (?:less|fewer) than|at least",
      es: "no(?: \\p{L}{1,14}){1,4} menos del?|por lo menos|al menos|m[ií]nimo",
    },
  },
  {
    kind: "number",
    one: { en: "both|the two of (?:them|you)", es: "(?<!(?:un[oa]|de|ningun[oa] de) )l[oa]s dos|amb[oa]s" },
    other: {
      en: "one of (?:the two|them|you)|(?:only|just) one|either one",
      es: "un[oa] de (?:l[oa]s dos|ell[oa]s|ustedes)|(?:s[oó]lo|nom[aá]s|nada m[aá]s) un[oa]",
    },
  },
  {
    kind: "date",
    one: { en: "before", es: "antes del?|(?<!el )(?<!la )primero que" },
    other: { en: "after(?! that)", es: "despu[eé]s del?" },
  },
  {
    kind: "negation",
    one: { en: "install(?:ed|ing)?", es: "(?:instal|pon(?!iente)|pus|coloc|coloqu|mont(?!ac|[oó]n))\\p{L}+" },
    other: { en: "remov(?:e|ed|ing)|tak(?:e|en|ing) (?:off|out|down)", es: "quit\\p{L}+|desmont\\p{L}+" },
  },
  { kind: "negation", one: { en: "upstairs", es: "de arriba" }, other: { en: "downstairs", es: "de abajo" } },
  {
    kind: "negation",
    one: { en: "may|might", es: "quiz[aá]s?|tal vez|puede que|a lo mejor" },
    other: { en: "for sure|definitely|certainly", es: "seguro|sin falta" },
  },
  {
    kind: "number",
    one: { en: "included|including", es: "incluid[oa]s?|con todo y" },
    other: { en: "plus", es: "m[aá]s (?:impuestos?|iva|el)" },
  },
  { kind: "negation", one: { en: "too short", es: "falta" }, other: { en: "too long", es: "sobra" } },
  {
    kind: "negation",
    one: { en: "finished|done", es: "terminamos" },
    other: { en: "about to start", es: "vamos a empezar|por empezar" },
  },
  {
    kind: "unit",
    one: { en: "(?:per|a|an|each|every) minute|gpm", es: "(?:por|al|cada) minuto" },
    other: { en: "(?:per|an|each|every) hour|gph", es: "(?:por|a la|la|cada) hora" },
  },
  {
    kind: "unit",
    one: {
      en: "(?:per|a|each|every) day|daily",
      es: "(?:por|al|cada) d[ií]a|diari[oa]s?|diario|todos los d[ií]as",
    },
    other: { en: "(?:per|a|each|every) week|weekly", es: "(?:por|a la|cada) semana|semanal(?:es|mente)?" },
  },
  {
    kind: "unit",
    one: {
      en: "weekly|every week|by the week|(?:once|twice) a week",
      es: "por semana|cada semana|semanal(?:es|mente)?",
    },
    other: {
      en: "biweekly|every (?:two|other) weeks?",
      es: "cada (?:dos semanas|quince d[ií]as)|por quincena|quincenal(?:es|mente)?|cada quincena",
    },
  },
  {
    kind: "date",
    one: { en: "every (?!other|second|two|third)\\p{L}+", es: "cada (?!tercer|dos)\\p{L}+|tod[oa]s l[oa]s" },
    other: {
      en: "(?<!(?:as|than|like|in|to|for|and) )every other \\p{L}+",
      es: "un[oa]? (?:\\p{L}+ )?s[ií],? (?:y )?(?:un|otr)[oa]? ?(?:\\p{L}+ )?no|cada tercer",
    },
  },
  {
    kind: "number",
    one: { en: "left ?over|to spare|extra", es: "sobr(?:a|an|[oó]|aron)" },
    other: { en: "short|missing|need", es: "(?:hacen? )?falta|faltan|faltaron|falt[oó]" },
  },
  { kind: "number", one: { en: "diameter", es: "di[aá]metro" }, other: { en: "radius", es: "radio" } },
  {
    kind: "number",
    one: { en: "each|apiece", es: "cada|por pieza" },
    other: { en: "in total|altogether|all told", es: "en total" },
  },
  {
    kind: "negation",
    one: {
      en: "except(?: for)?|apart from|(?:everything|everyone|everybody|all) but",
      es: "excepto|salvo|tod[oa]s? menos|menos el|menos la|a excepci[oó]n del?|nada m[aá]s que",
    },
    other: { en: "including|(?:not )?even the", es: "incluid[oa]s?|incluyendo|incluso" },
  },
  {
    kind: "negation",
    one: { en: "some(?: of)?|a few(?: of)?", es: "algun[oa]s|un[oa]s cuant[oa]s" },
    other: { en: "all (?:of )?the|every one of", es: "(?:a )?tod[oa]s (?:l[oa]s|ell[oa]s)" },
  },
  {
    kind: "negation",
    one: {
      en: "(?<!counter[ -]?|anti[ -]?)clockwise",
      es: "(?<!contrario (?:a|de) (?:las )?)manecillas|sentido (?:del reloj|horario)",
    },
    other: { en: "(?:counter|anti)[ -]?clockwise", es: "contrario (?:a|de) las manecillas|antihorario" },
  },
  {
    kind: "date",
    one: { en: "(?:on|at|by) nights?|night shift", es: "de noche|por la noche|turno de noche" },
    other: { en: "(?:on|by) days?|day shift|in the daytime", es: "de d[ií]a|turno de d[ií]a" },
  },
  {
    kind: "negation",
    one: { en: "tighten\\p{L}*", es: "apriet\\p{L}+|apretar\\p{L}*" },
    other: { en: "loosen\\p{L}*", es: "afloj\\p{L}+" },
  },
  {
    kind: "negation",
    one: { en: "far from|away from|clear of", es: "lejos del?|retirad[oa]s? del?" },
    other: {
      en: "close to|next to|right by|right at|near",
      es: "cerca del?|junto al?|pegad[oa]s? al?|al lado del?",
    },
  },
  {
    kind: "negation",
    one: { en: "must|mandatory|required", es: "obligatori[oa]s?|es obligaci[oó]n" },
    other: {
      en: "recommended|optional|advisable",
      es: "recomendad[oa]s?|recomendable|opcional(?:es)?|aconsejable",
    },
  },
  {
    kind: "date",
    one: { en: "ago", es: "hace (?:\\p{L}+|\\d+) (?:d[ií]as?|semanas?|meses|años?)" },
    other: {
      en: "in (?:\\p{L}+|\\d+) (?:days?|weeks?|months?)",
      es: "(?:en|dentro del?) (?:\\p{L}+|\\d+) (?:d[ií]as?|semanas?|meses)",
    },
  },
  {
    kind: "name",
    one: { en: "general contractor|gc", es: "contratista general|constructora" },
    other: { en: "sub ?contractor|sub", es: "subcontratista" },
  },
];
