import { getRequestConfig } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { chooseLocale, DEFAULT_TIME_ZONE } from "./locale";
import { loadMessages } from "./messages";
import { LANGUAGE_KEY } from "@/lib/shared/languages";

/**
 * The language of this request (for a page, the middleware's choice) and all its messages, which stay on the server. Times
 * are formatted in the browser, which knows the reader's time zone (see TimeText).
 */
export default getRequestConfig(async () => {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const locale = chooseLocale(jar.get(LANGUAGE_KEY)?.value, sent.get("accept-language"));
  return { locale, timeZone: DEFAULT_TIME_ZONE, messages: await loadMessages(locale) };
});
