import { compareDenials, countNegations } from "./find-negations";
import type { Found } from "./doubt";
import { isOfAKind, type Match, matchesOf, type Side } from "./sides";
import { BOTH } from "./words";

/** A sentence in two parts, as "the first coat is dry but the second isn't". */
interface Halves {
  /** The first token of the second part. */
  middle: number;
  negations: readonly [number, number];
}

/** What is denied of the one half in one text and of the other in the other, while the words stay where they were. */
export function compareClauses(said: Side, written: Side): Found[] {
  const matches = matchesOf(said, written).filter(({ category }) => category !== "quantity");
  const [one, other] = [halvesOf(said), halvesOf(written)];
  if (!one || !other) return [];
  const isLater = (match: Match) => match.said.first >= one.middle;
  const moved = matches.filter((match) => isLater(match) !== match.written.first >= other.middle);
  const stayed = matches.filter((match) => !moved.includes(match));
  const denials = [...one.negations, ...other.negations].join("");
  if (moved.length === 0 && stayed[0] && /^(?:0110|1001)$/.test(denials) && !isReworded(said, written))
    return [{ kind: "negation", said: stayed[0].said, written: stayed[0].written }];
  // Two things of a kind, each of which is now where the other one was.
  const [swapped, second] = moved;
  if (
    !swapped ||
    !second ||
    moved.length > 2 ||
    !isOfAKind([swapped, second]) ||
    isLater(swapped) === isLater(second)
  )
    return [];
  const places = { said: swapped.said, written: swapped.written };
  if (/^(?:0101|1010)$/.test(denials)) return [{ kind: "negation", ...places }];
  const isBound =
    stayed.some(({ isNoun }) => !isNoun) &&
    moved.every(({ isNoun, category }) => isNoun || TELLING_APART.has(category));
  return isBound ? [{ kind: "name", ...places }] : [];
}

/** Which of several things is meant. */
const TELLING_APART = new Set(BOTH["tells apart in halves"]);

/** "The office is closed, so we can't …": "no abre, así que …". */
function isReworded(said: Side, written: Side): boolean {
  if ([said, written].every(({ text }) => /\b(?:hasta|until|till)\b/iu.test(text))) return true;
  const [one, other] = [[said.text, said.language] as const, [written.text, written.language] as const];
  const denials = [compareDenials(one, other), compareDenials(other, one)];
  return denials.some(({ reworded }) => reworded > 0) && !denials.some(({ named }) => named > 0);
}

/** Undefined where no one joint is; ", but" is one. */
function halvesOf({ tokens, text, start, language }: Side): Halves | undefined {
  const joints = tokens.flatMap(({ bare }, at) =>
    /^(?:but|pero|while|whereas|;|,)$/.test(bare) ? [at] : [],
  );
  const [middle = 0, second = middle + 1] = joints;
  const at = (tokens[middle]?.start ?? 0) - start;
  if (middle === 0 || second !== middle + 1 || joints.length > 2) return undefined;
  return {
    middle,
    negations: [countNegations(text.slice(0, at), language), countNegations(text.slice(at), language)],
  };
}
