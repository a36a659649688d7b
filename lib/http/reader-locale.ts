import { CookieJar } from "./cookie-jar";
import { chooseLocale, LANGUAGE_KEY, type Locale } from "@/lib/i18n/locale";
import type { RequestInfo } from "@/lib/request-context";

/** The language of the request at hand: calls do not pass through the middleware, which chooses it for pages. */
export function readerLocale({ headers, cookies }: Pick<RequestInfo, "headers" | "cookies">): Locale {
  const jar = cookies ?? new CookieJar(headers.get("cookie"));
  return chooseLocale(jar.get(LANGUAGE_KEY)?.value, headers.get("accept-language"));
}
