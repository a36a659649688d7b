import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "@/lib/shared/languages";

/** A language of the product, as pages and requests choose it. */
export type Locale = Language;
export const LOCALES = Object.keys(LANGUAGES) as Locale[];
export const DEFAULT_LOCALE: Locale = DEFAULT_LANGUAGE;

/** Name of the cookie that tells the server the reader's time zone. */
export const TIME_ZONE_KEY = "time_zone";
export const DEFAULT_TIME_ZONE = "UTC";

/** Attributes of the cookies above: a year, and readable in the page, which changes them itself. */
export const CHOICE_COOKIE = { path: "/", maxAge: 60 * 60 * 24 * 365, sameSite: "lax" } as const;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** A language of the product; the default for any other, and for none. */
export function localeOf(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

/**
 * The reader's language: the one in their cookie, else what the browser prefers of ours, else English. The middleware calls
 * this for every page and writes the result into the cookie; API calls bypass it and call this themselves.
 */
export function chooseLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  return isLocale(cookie) ? cookie : (preferredLocale(acceptLanguage) ?? DEFAULT_LOCALE);
}

/** The device's time zone as its cookie says; null without a cookie, or for a zone that the runtime does not know. */
export function readTimeZone(cookie: string | undefined): string | null {
  return cookie !== undefined && isTimeZone(cookie) ? cookie : null;
}

/** Whether the runtime knows a time zone of this name. Offsets such as "+0530", which it would accept too, are not names. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

function preferredLocale(acceptLanguage: string | null): Locale | undefined {
  return weighted(acceptLanguage ?? "")
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find(isLocale);
}

function weighted(header: string): { language: string; weight: number }[] {
  return header.split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    return { language: tag.split("-")[0]?.trim().toLowerCase() ?? "", weight: weightIn(parameters) };
  });
}

/** The q-value: 1 when absent; 0, which excludes the language, when malformed. */
function weightIn(parameters: string[]): number {
  const quality = parameters.map((parameter) => /^\s*q\s*=(.*)$/i.exec(parameter)?.[1]?.trim()).find(Boolean);
  if (quality === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
}
