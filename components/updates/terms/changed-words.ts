const WORD = /\p{L}[\p{L}\d'’-]{2,}/gu;

/** The words that a correction added, in order, without repetitions, as they are written. */
export function changedWords(before: string, after: string): string[] {
  const known = new Set(wordsOf(before).map((word) => word.toLowerCase()));
  const changed = new Map<string, string>();
  for (const word of wordsOf(after)) {
    const key = word.toLowerCase();
    if (!known.has(key) && !changed.has(key)) changed.set(key, word);
  }
  return [...changed.values()];
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}
