import type { Language } from "./languages";

/** The checks that read words. */
type Check = "detection" | "guard" | "confidential";

/** What the server knows of a language besides its texts. Pages do without. */
interface LanguageRules {
  /** What services are asked to write in. */
  inPrompts: string;
  /** For previews of links: language and country. */
  openGraph: string;
  /** As Stripe calls it. */
  checkout: "auto" | "en" | "es";
  /** Whose pictures its landing page and its previews of links have: another language's until there are its own. */
  pictures: Language;
  /** Whether the Help Center's content is in it too; else its readers see it in English. */
  hasHelp: boolean;
  /** A pattern for a date, made of those for its parts; null: no date in a report is taken as known. */
  date: ((month: string, day: string, year: string) => string) | null;
  /**
   * Whose words each check has: those of lib/language, lib/translation/guard and lib/reports/confidential. Without, the check fails
   * closed: a short text is in its author's language, each translation is doubtful, and customers read nothing that nobody released.
   */
  words: Record<Check, boolean>;
}

const RULES = {
  en: {
    inPrompts: "plain American English",
    openGraph: "en_US",
    checkout: "en",
    pictures: "en",
    hasHelp: true,
    date: (month, day, year) => String.raw`${month} ${day}(?:st|nd|rd|th)?(?:,? ${year})?`,
    words: { detection: true, guard: true, confidential: true },
  },
  es: {
    inPrompts: "Mexican and Central American construction Spanish, in the tú form",
    openGraph: "es_MX",
    checkout: "es",
    pictures: "es",
    hasHelp: true,
    date: (month, day, year) => String.raw`${day} de ${month}(?: (?:de|del) ${year})?`,
    words: { detection: true, guard: true, confidential: true },
  },
} as const satisfies Record<Language, LanguageRules>;

export const LANGUAGE_RULES: Record<Language, LanguageRules> = RULES;

/** The languages whose words a check has. */
export type LanguageWith<C extends Check> = {
  [L in Language]: (typeof RULES)[L]["words"][C] extends true ? L : never;
}[Language];

/** The language of a BCP 47 tag, if the check has its words. Null for any other, where the check has to fail closed. */
export function languageWith<C extends Check>(check: C, tag: string): LanguageWith<C> | null {
  const rules: Partial<Record<string, LanguageRules>> = LANGUAGE_RULES;
  const [language = ""] = tag.toLowerCase().split("-");
  return Object.hasOwn(rules, language) && rules[language]?.words[check]
    ? (language as LanguageWith<C>)
    : null;
}

/** What services are asked to write in: a language of the product by its description, any other by its tag. */
export function languageInPrompts(tag: string): string {
  return tag in LANGUAGE_RULES ? LANGUAGE_RULES[tag as Language].inPrompts : tag;
}
