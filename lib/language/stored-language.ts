import { languagesOf } from "./languages-of";

/** BCP 47 for "undetermined": what the column holds for a text that nothing has looked at yet. */
export const UNDETERMINED = "und";

/**
 * The main language of a text, to be stored with it whenever it is written; null for numbers, codes and names. `author` is the
 * language that its author reads.
 */
export function languageToStore(
  texts: readonly (string | null | undefined)[],
  author?: string,
): string | null {
  return languagesOf(texts.filter(Boolean).join("\n"), [], author)[0] ?? null;
}

/** The stored language of a text. Detects it only where that has not been done yet: detecting takes longer than a row's SQL. */
export function languageStored(language: string | null, ...texts: (string | null)[]): string | null {
  return language === UNDETERMINED ? languageToStore(texts) : language;
}
