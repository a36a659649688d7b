import { type Doubt, doubtOf, type Place, type Texts } from "@/lib/translation/guard/doubt";

/** What says something else in a translation, as the service quotes it from both texts; empty for what was added or left out. */
export interface Difference {
  original: string;
  translated: string;
}

/** Differences and letters of a quote that are shown: no answer of the service makes a page longer than that. */
const MOST_DIFFERENCES = 5;
const MOST_QUOTED = 200;

/**
 * The guard's doubts, in the light of the differences that the service has found in a translation. A difference that only the service
 * sees is a doubt of its own. A doubt that only the guard has is dropped, unless the service cannot explain it away: where both texts
 * have digits or both a unit, and where the guard cannot read the texts at all.
 */
export function applyVerdict(
  doubts: readonly Doubt[],
  differences: readonly Difference[],
  texts: Texts,
): Doubt[] {
  const seen = differences.slice(0, MOST_DIFFERENCES).map((difference) => placed(difference, texts));
  const located = seen.filter(({ originalAt, translatedAt }) => originalAt ?? translatedAt);
  const isOfAll = ({ kind, original, translated }: Doubt) =>
    kind === "missing" && original === texts.original && translated === texts.translation;
  const keepsAll = doubts.some(isOfAll) || located.length < seen.length;
  const kept = doubts.filter(
    (doubt) => keepsAll || isCertain(doubt) || located.some((one) => isSameDifference(doubt, one)),
  );
  const own = kept.filter((doubt) => !isOfAll(doubt));
  const added = located.filter((one) => !own.some((doubt) => isSameDifference(doubt, one)));
  const all = [...kept, ...added];
  // It quotes what neither text says: somewhere they differ.
  return all.length === 0 ? seen.slice(0, 1) : all;
}

/** Whether other digits, or another unit, stand in its place. */
function isCertain({ kind, original, translated }: Doubt): boolean {
  if (kind === "unit") return original !== "" && translated !== "";
  return (kind === "number" || kind === "date") && /\d/.test(original) && /\d/.test(translated);
}

/** With the quotes' places; without either if a quote is in neither text as it is, or is too long to be shown. */
function placed({ original, translated }: Difference, texts: Texts): Doubt {
  const [said, written] = [
    placeOf(original.trim(), texts.original),
    placeOf(translated.trim(), texts.translation),
  ];
  const isFound = (said ?? original.trim() === "") && (written ?? translated.trim() === "");
  return doubtOf(texts, { kind: "meaning", ...(isFound ? { said, written } : NOWHERE) });
}

const NOWHERE = { said: null, written: null };

/** As whole words, in whatever case: "3" is not in "13". */
function placeOf(quote: string, text: string): Place | null {
  if (quote === "" || quote.length > MOST_QUOTED || !quote.isWellFormed()) return null;
  const [words, all] = [quote.toLowerCase(), text.toLowerCase()];
  // Letters whose lower case is longer would move what follows.
  if (words.length !== quote.length || all.length !== text.length) return null;
  const isBorder = (at: number) => !/^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, at - 1), at + 1));
  for (let start = all.indexOf(words); start >= 0; start = all.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (isBorder(start) && isBorder(end)) return { start, end };
  }
  return null;
}

/** Whether two doubts are at the same words, in each text in which both have a place. */
function isSameDifference(a: Doubt, b: Doubt): boolean {
  const touch = (one: Place | null, other: Place | null) =>
    one && other && one.start < other.end && other.start < one.end;
  const touching = [touch(a.originalAt, b.originalAt), touch(a.translatedAt, b.translatedAt)];
  return touching.includes(true) && !touching.includes(false);
}
