import type { Doubt } from "./doubt";
import { type Match, matchesOf } from "./matches";
import { countNegations } from "./find-negations";
import { compareDenials } from "./negations";
import { doubtOf, type Side } from "./sides";

/** A sentence in two parts, as "the first coat is dry but the second isn't". */
interface Halves {
  /** The first token of the second part. */
  middle: number;
  negations: readonly [number, number];
}

const JOINT = /^(?:but|pero|while|whereas|;|,)$/;

/** What is denied of the one half in one text and of the other in the other, while the words stay where they were. */
export function compareClauses(said: Side, written: Side): Doubt[] {
  const matches = matchesOf(said, written).filter(({ category }) => category !== "quantity");
  if (matches.length === 0) return [];
  const [one, other] = [halvesOf(said), halvesOf(written)];
  if (!one || !other) return [];
  const isLater = (match: Match) => [match.said.first >= one.middle, match.written.first >= other.middle];
  const moved = matches.filter((match) => isLater(match)[0] !== isLater(match)[1]);
  const stayed = matches.filter((match) => !moved.includes(match));
  const kept = stayed[0];
  if (moved.length === 0 && kept && isDeniedElsewhere(one, other) && !isReworded(said, written))
    return [doubtOf("negation", said, kept.said, written, kept.written)];
  const swapped = moved.find((match) => isSwapped(match, moved, (some) => isLater(some)[0] ?? false));
  const isDeniedAlike =
    one.negations[0] + one.negations[1] === 1 &&
    one.negations[0] === other.negations[0] &&
    one.negations[1] === other.negations[1];
  if (swapped && isDeniedAlike && moved.length === 2)
    return [doubtOf("negation", said, swapped.said, written, swapped.written)];
  const isBound =
    stayed.some(({ isNoun }) => !isNoun) &&
    moved.every(({ isNoun, category }) => isNoun || TELLING_APART.has(category));
  return swapped && isBound ? [doubtOf("name", said, swapped.said, written, swapped.written)] : [];
}

/** "The office is closed, so we can't …": "no abre, así que …". */
function isReworded(said: Side, written: Side): boolean {
  const ours: [string, Side["language"]] = [said.text, said.language];
  const theirs: [string, Side["language"]] = [written.text, written.language];
  if ([said, written].every(({ text }) => /\b(?:hasta|until|till)\b/iu.test(text))) return true;
  const denials = [compareDenials(ours, theirs), compareDenials(theirs, ours)];
  return denials.some(({ reworded }) => reworded > 0) && !denials.some(({ named }) => named > 0);
}

/** Which of several things is meant. */
const TELLING_APART = new Set([
  "compass",
  "side",
  "height",
  "front",
  "inside",
  "colors",
  "size",
  "length",
  "cords",
  "age",
  "heat",
  "shade",
]);

/** One half says no, and not the same one. */
function isDeniedElsewhere({ negations: [a, b] }: Halves, { negations: [c, d] }: Halves): boolean {
  return a + b === 1 && c + d === 1 && a !== c;
}

/** Two things of a kind, each of which is now where the other one was. */
function isSwapped(match: Match, moved: Match[], isLater: (match: Match) => boolean): boolean {
  return moved.some(
    (other) =>
      other.categories.includes(match.category) && isLater(match) !== isLater(other) && moved.length === 2,
  );
}

function halvesOf({ tokens, text, start, language }: Side): Halves | undefined {
  const joints = tokens.flatMap(({ bare }, at) => (JOINT.test(bare) ? [at] : []));
  const [first = 0, second] = joints;
  // ", but" is one joint.
  const isOne = joints.length === 1 || (joints.length === 2 && second === first + 1);
  const at = tokens[first]?.start;
  if (!isOne || at === undefined || first === 0) return undefined;
  const negations = [text.slice(0, at - start), text.slice(at - start)].map((half) =>
    countNegations(half, language),
  );
  return { middle: first, negations: [negations[0] ?? 0, negations[1] ?? 0] };
}
