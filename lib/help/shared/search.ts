import { foldForSearch } from "@/lib/shared/fold-for-search";

/** Whether a text has every word of what was typed, whatever the case and accents. */
export function matches(text: string, typed: string): boolean {
  const searched = foldForSearch(text);
  return wordsOf(typed).every((word) => searched.includes(word));
}

/** The words to look for; none for a blank search. */
export function wordsOf(typed: string): string[] {
  return foldForSearch(typed).split(/\s+/).filter(Boolean);
}
