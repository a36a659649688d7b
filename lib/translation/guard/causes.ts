import type { Occurrence } from "./lexicon";
import type { Match } from "./matches";
import type { Side } from "./sides";

/** Words after which comes what follows from the rest of the sentence, and those after which comes its cause. */
const EFFECT_FOLLOWS = {
  en: /(?<!\p{L})(?:so(?! (?:that|far|much|many|long|is|are|we can|they can))|which is why|that['’]?s why|therefore)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:por eso|as[ií] que|por lo (?:que|tanto)|de modo que|entonces)(?!\p{L})/giu,
} as const;
const CAUSE_FOLLOWS = {
  en: /(?<!\p{L})(?:because(?: of)?|due to)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:porque|ya que|debido a|por culpa de|a causa de|puesto que)(?!\p{L})/giu,
} as const;

/** "They took the brace off, and so the wall leaned" that became "the wall leaned, and so they took the brace off". */
export function turnedCause(said: Side, written: Side, matches: readonly Match[]): Match | undefined {
  const [one, other] = [effectOf(said), effectOf(written)];
  if (!one || !other || matches.length < 2) return undefined;
  const moved = matches.filter((match) => one(match.said) !== other(match.written));
  const isBoth = moved.some((match) => one(match.said)) && moved.some((match) => !one(match.said));
  return moved.length === matches.length && isBoth ? moved[0] : undefined;
}

/** Which words are in what follows; undefined where no such word is, or several. */
function effectOf({ text, start, tokens, language }: Side): ((word: Occurrence) => boolean) | undefined {
  const effects = [...text.matchAll(EFFECT_FOLLOWS[language])];
  const causes = [...text.matchAll(CAUSE_FOLLOWS[language])];
  const [mark, ...more] = [...effects, ...causes];
  if (!mark || more.length > 0) return undefined;
  const isEffect = effects.length === 1;
  return ({ first }) => (tokens[first]?.start ?? 0) - start > mark.index === isEffect;
}
