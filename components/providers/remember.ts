import { CHOICE_COOKIE } from "@/lib/i18n/locale";

/** Keeps a choice of the reader for a year, where the server sees it with the next request. */
export function rememberInCookie(name: string, value: string): void {
  const { path, maxAge, sameSite } = CHOICE_COOKIE;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${String(maxAge)}; samesite=${sameSite}`;
}

/** Keeps a choice in browser storage too; a browser that refuses storage still has the cookie. */
export function rememberInStorage(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
}
