import type { Locale } from "./locale";

/** "Spanish", "español": a language by its BCP 47 tag; one that nobody has named shows its tag. Apart from the other formats: public pages do without. */
export function languageName(tag: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(tag) ?? tag;
}
