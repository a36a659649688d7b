import { getRequestConfig } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { chooseLocale, chooseTimeZone, LANGUAGE_KEY, type Locale, TIME_ZONE_KEY } from "./locale";
import { loadMessages } from "./messages";

/** The reader's language and time zone of this request, with all messages: they stay on the server. */
export default getRequestConfig(async () => {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const locale: Locale = chooseLocale(jar.get(LANGUAGE_KEY)?.value, sent.get("accept-language"));
  return {
    locale,
    timeZone: chooseTimeZone(jar.get(TIME_ZONE_KEY)?.value),
    messages: await loadMessages(locale),
  };
});
