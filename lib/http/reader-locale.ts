import { CookieJar } from "./cookie-jar";
import { chooseLocale, type Locale } from "@/lib/i18n/locale";
import type { RequestInfo } from "@/lib/kernel/request-context";
import { LANGUAGE_KEY } from "@/lib/shared/languages";

/** The language of the current request: API calls bypass the middleware, which chooses it for pages. */
export function readerLocale({ headers, cookies }: Pick<RequestInfo, "headers" | "cookies">): Locale {
  const jar = cookies ?? new CookieJar(headers.get("cookie"));
  return chooseLocale(jar.get(LANGUAGE_KEY)?.value, headers.get("accept-language"));
}
