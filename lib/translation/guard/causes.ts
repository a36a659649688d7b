import type { Occurrence } from "./lexicon";
import type { Match } from "./matches";
import type { Side } from "./sides";
import { patternsOf } from "./words";

/** Words after which comes what follows from the rest of the sentence, and those after which comes its cause. */
const EFFECT_FOLLOWS = patternsOf("effect follows", "giu");
const CAUSE_FOLLOWS = patternsOf("cause follows", "giu");

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
