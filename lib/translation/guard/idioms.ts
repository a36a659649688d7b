/** Sayings in which a number or a day counts nothing. */
const IDIOMS = new RegExp(
  String.raw`\b(?:${[
    "six of one|half a dozen of the other|bajo cero|below zero|\\bun cuarto (?=de \\d)|square one|(?:de|desde) cero|take five|day one|one by one|uno por uno|al cien",
    "call it a day|(?:por|paramos) hoy|these days|hoy en d[ií]a",
    "thanks a million|a (?:thousand|million) thanks|mil gracias",
    "ningun[oa] de (?:las|los) dos|\\b(?:neither|either) of the two|dos por tres|uno que otro|una que otra",
    "a media (?:mañana|tarde)|(?:a|hasta|para|desde|de) media semana|de segunda mano|second-hand|two cents",
    "two heads are better than one|cuatro ojos ven m[aá]s que dos|dos cabezas piensan mejor que una",
    "24/7|twenty[- ]four seven|(?<!\\ba )las (?:24|veinticuatro) horas|(?:24|twenty-four) hours a day",
  ].join("|")})(?!\p{L})`,
  "giu",
);

/** "Zero leaks" is no leak, "zero degrees" a number. */
export const COUNTED_ZERO =
  /\b(?:zero|cero)(?=\s+(?!degrees|grados|celsius|fahrenheit|point|punto|to|a\b|and|y\b|in\b|en\b|at\b)\p{L})/giu;

/** Without what only sounds like a number, every character where it was. */
export function withoutIdioms(text: string): string {
  const blank = (idiom: string) => " ".repeat(idiom.length);
  return text.replace(IDIOMS, blank).replace(COUNTED_ZERO, blank);
}
