import { CHOICE_COOKIE } from "@/lib/i18n/locale";

/** Remembers a choice for a year, where the server sees it on the next request. */
export function rememberInCookie(name: string, value: string): void {
  const { path, maxAge, sameSite } = CHOICE_COOKIE;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${String(maxAge)}; samesite=${sameSite}`;
}

/** Remembers a choice in browser storage too; if storage is refused, the cookie is enough. */
export function rememberInStorage(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
}
