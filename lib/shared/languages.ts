interface LanguageFacts {
  /** In itself, whatever the language of the page. */
  name: string;
  /** How dates, numbers and money are written: a BCP 47 tag. */
  formats: string;
  hourCycle: "h12" | "h23";
  /** Between a weekday and its date. */
  beforeDate: string;
}

/** The languages of the product, with what pages need of each. docs/languages.md lists what else a new one needs. */
export const LANGUAGES = {
  en: { name: "English", formats: "en-US", hourCycle: "h12", beforeDate: ", " },
  // US Spanish: money and numbers as on an American invoice.
  es: { name: "Español", formats: "es-US", hourCycle: "h23", beforeDate: " " },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGES;
