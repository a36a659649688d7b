import type { Opposite } from "./opposite-words";

/** Wires, pipes, people and positions that exclude each other. */
export const OPPOSITE_THINGS: readonly Opposite[] = [
  {
    kind: "name",
    one: { en: "we (?:\\p{L}{1,12} )?(?:lent|loaned|lend)", es: "(?:les?|te) prest(?:amos|aremos)" },
    other: {
      en: "we (?:\\p{L}{1,12} )?(?:borrowed|borrow|borrowing)",
      es: "nos prest\\p{L}{1,8}|ped(?:imos|ir) prestad[oa]s?",
    },
  },
  {
    kind: "name",
    one: {
      en: "(?:owes?|owed|gave|lent|sold|paid|charged|told|asked) (?:me|us)",
      es: "(?:me|nos) (?:deb|di|prest|vend|pag|cobr|dij|pid|pregunt)\\p{L}{0,8}",
    },
    other: {
      en: "(?:i|we) (?:still |also |already |just )?(?:owe|owed|gave|lent|sold|paid|charged|told|asked) (?:him|her|them|the|\\p{L}{3,})",
      es: "(?:le|les) (?:deb(?:o|emos)|di(?:mos)?|prest(?:é|amos)|vend(?:í|imos)|pag(?:ué|amos)|cobr(?:é|amos)|dij(?:e|imos)|ped(?:í|imos)|pregunt(?:é|amos))",
    },
  },
  {
    kind: "name",
    one: { en: "(?:keep|save) (?:your|all|the) \\p{L}+|hang on to", es: "gu[aá]rd\\p{L}+|cons[eé]rv\\p{L}+" },
    other: {
      en: "throw(?: [\\p{L}\\d]{1,20}){0,4} (?:away|out)|toss\\p{L}*|dump(?:s|ed|ing)?",
      es: "t[ií]r(?:en|ar|e|a|aron|amos|enl[oa]s?)|dese?ch\\p{L}+|b[oó]t(?:en|ar|e)",
    },
    isAlike: true,
  },
  {
    kind: "name",
    one: { en: "hot|heat|warm", es: "calientes?|calor" },
    other: { en: "cold|freezing", es: "fr[ií][oa]s?" },
    isAlike: true,
  },
  {
    kind: "name",
    one: { en: "hot wire|hot leg|hots?(?= wire)", es: "vivo|fase" },
    other: { en: "neutral", es: "neutro" },
  },
  {
    kind: "name",
    one: { en: "supply", es: "inyecci[oó]n|suministro" },
    other: { en: "return", es: "retorno" },
  },
  { kind: "name", one: { en: "male", es: "macho" }, other: { en: "female", es: "hembra" } },
  {
    kind: "name",
    one: { en: "inlet|intake", es: "entrada|toma" },
    other: { en: "outlet pipe|discharge", es: "salida|descarga" },
  },
  {
    kind: "name",
    one: { en: "upstream", es: "aguas arriba" },
    other: { en: "downstream", es: "aguas abajo" },
  },
  {
    kind: "name",
    one: { en: "parallel", es: "paralel[oa]s?" },
    other: { en: "perpendicular|square to", es: "perpendicular(?:es)?|a escuadra" },
  },
  {
    kind: "name",
    one: { en: "by hand", es: "a mano" },
    other: { en: "by machine|with (?:the|a) machine", es: "a m[aá]quina|con (?:la )?m[aá]quina" },
  },
  { kind: "name", one: { en: "exit", es: "salida" }, other: { en: "success(?:ful)?", es: "[eé]xito" } },
  {
    kind: "name",
    one: {
      en: "we (?:still |also |already )?(?:owe|owed|sold|gave|lent|charged|paid)",
      es: "(?:le|les|te) (?:deb|vend|d|prest|cobr|pag)\\p{L}{0,3}mos",
    },
    other: {
      en: "(?:they|he|she) (?:still |also |already )?(?:owe|owed|owes|sold|gave|lent|charged|paid) us",
      es: "nos (?:deb|vend|di|prest|cobr|pag)\\p{L}{0,6}",
    },
  },
  {
    kind: "name",
    one: { en: "face[- ]?up", es: "boca arriba|cara arriba|hacia arriba" },
    other: { en: "face[- ]?down", es: "boca abajo|cara abajo|hacia abajo" },
  },
  {
    kind: "name",
    one: { en: "flat|on (?:the|its|their) flat|lying down", es: "acostad[oa]s?|de plano" },
    other: { en: "on edge|standing|upright", es: "de canto|parad[oa]s?" },
  },
  {
    kind: "name",
    one: { en: "lengthwise", es: "a lo largo" },
    other: { en: "crosswise|across", es: "a lo ancho|atravesad[oa]s?" },
  },
  {
    kind: "name",
    one: { en: "free(?: of charge)?", es: "gratis|sin costo|de regalo" },
    other: { en: "paid|at (?:a )?cost|extra charge", es: "con costo|cobrad[oa]" },
  },
  {
    kind: "name",
    one: { en: "our(?:s)?", es: "nuestr[oa]s?" },
    other: { en: "their(?:s)?|your(?:s)?", es: "de ell[oa]s|de ustedes|suy[oa]s?" },
  },
];
