import { CHOICE_COOKIE } from "@/lib/i18n/locale";

/** Stores a choice in a cookie for so many seconds, or a year, so that the server sees it on the next request. */
export function rememberInCookie(name: string, value: string, maxAge: number = CHOICE_COOKIE.maxAge): void {
  const { path, sameSite } = CHOICE_COOKIE;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${String(maxAge)}; samesite=${sameSite}`;
}
