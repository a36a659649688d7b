import { type GuardLanguage, patternsOf, SAYINGS } from "./words";

const WEAK = patternsOf("weak", "giu");

/** How many words of a text may stand for the "not" of another one, without those that the other one has as well. */
export function countAnswers(
  [plain, language]: [string, GuardLanguage],
  [negated, other]: [string, GuardLanguage],
): number {
  const others = classesIn(negated, other);
  const more = [...classesIn(plain, language)].map(([kind, count]) =>
    Math.max(0, count - (others.get(kind) ?? 0)),
  );
  // A saying answers for the other text's "not", and for no other word of its own.
  return more.reduce((sum, count) => sum + count, plain.match(SAYINGS)?.length ?? 0);
}

/** "No apaguen": leave on. */
const NO_SWITCHING_OFF = /(?<!\p{L})no apag\p{L}{1,8}/giu;

/** Words that say "not" in other words, by what they say: "until" is no answer to "closed". */
const CLASSES: readonly (readonly [string, RegExp])[] = [
  ["before", /^(?:until|till?|hasta|before|antes)$/i],
  ["off", /^(?:off|out$|down$|dead|apag|muert|desconect|fuera|descompuest|cort|gone)/i],
  ["shut", /^(?:clos|shut|keep|cerrad|tapando|bloq|block|estorb|obstru)/i],
];

function classesIn(text: string, language: GuardLanguage): Map<string, number> {
  const plain = text.replace(NO_SWITCHING_OFF, "no").replace(SAYINGS, " ");
  const counts = new Map<string, number>();
  for (const word of plain.match(WEAK[language]) ?? []) {
    const kind = CLASSES.find(([, words]) => words.test(word))?.[0] ?? "other";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
