import type { Locale } from "./locale";
import { BY_PHONE } from "@/lib/shared/kept";

/** "Spanish", "español": a language by its BCP 47 tag; one that nobody has named shows its tag. Apart from the other formats: public pages do without. */
export function languageName(tag: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(tag) ?? tag;
}

/** The language that a translation is from, and the key of the message that says so. */
export function sourceOf(tag: string, locale: Locale) {
  const said = tag.endsWith(BY_PHONE) ? "byPhone" : "from";
  return { language: languageName(tag.replace(BY_PHONE, ""), locale), said } as const;
}
