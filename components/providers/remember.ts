import { CHOICE_COOKIE } from "@/lib/i18n/locale";

/** Stores a choice in a cookie for a year, so that the server sees it on the next request. */
export function rememberInCookie(name: string, value: string): void {
  const { path, maxAge, sameSite } = CHOICE_COOKIE;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${String(maxAge)}; samesite=${sameSite}`;
}
