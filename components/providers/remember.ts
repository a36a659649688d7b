const ONE_YEAR_SECONDS = 60 * 60 * 24 * 365;

/** Keeps a choice of the reader for a year, where the server sees it with the next request. */
export function rememberInCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${String(ONE_YEAR_SECONDS)}; samesite=lax`;
}

/** Keeps a choice in browser storage too; a browser that refuses storage still has the cookie. */
export function rememberInStorage(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
}
