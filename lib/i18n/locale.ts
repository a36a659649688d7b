export const LOCALES = ["en", "es"] as const;
export type Locale = (typeof LOCALES)[number];
/** Each language by its own name, whatever the page speaks. */
export const LOCALE_NAMES = { en: "English", es: "Español" } as const satisfies Record<Locale, string>;
export const DEFAULT_LOCALE: Locale = "en";

/** Name of the cookie and of the browser storage key that keep the choice (CONTRACT section 5). */
export const LANGUAGE_KEY = "language";
/** Name of the cookie that tells the server the reader's time zone. */
export const TIME_ZONE_KEY = "time_zone";
export const DEFAULT_TIME_ZONE = "UTC";

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The reader's language: their own choice, else what the browser prefers of the two, else English. */
export function chooseLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  return isLocale(cookie) ? cookie : (preferredLocale(acceptLanguage) ?? DEFAULT_LOCALE);
}

/** The device's time zone when the runtime knows it, else UTC. */
export function chooseTimeZone(cookie: string | undefined): string {
  return cookie !== undefined && isTimeZone(cookie) ? cookie : DEFAULT_TIME_ZONE;
}

/** Whether the runtime knows a time zone of this name. Offsets such as "+0530", which it would take too, are no names. */
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
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split("-")[0]?.toLowerCase() ?? "", weight: quality ? Number(quality) : 1 };
  });
}
