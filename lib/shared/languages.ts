/**
 * The languages of the product, each with its own name, whatever the language of the page. docs/languages.md lists what a new one
 * needs.
 */
export const LANGUAGES = { en: "English", es: "Español" } as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = "en";

/** Name of the cookie and of the browser storage key that hold the chosen language. */
export const LANGUAGE_KEY = "language";
