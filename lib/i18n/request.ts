import { getRequestConfig } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { chooseLocale, chooseTimeZone, LANGUAGE_KEY, type Locale, TIME_ZONE_KEY } from "./locale";
import { loadMessages } from "./messages";
import { currentUser } from "@/lib/account/current-user";
import { currentRequest } from "@/lib/request-context";

/**
 * The reader's language and time zone of this request, with all messages: they stay on the server. For a page the cookie
 * holds the middleware's decision.
 */
export default getRequestConfig(async () => {
  const [jar, sent, chosen] = await Promise.all([cookies(), headers(), chosenTimeZone()]);
  const locale: Locale = chooseLocale(jar.get(LANGUAGE_KEY)?.value, sent.get("accept-language"));
  return {
    locale,
    timeZone: chosen ?? chooseTimeZone(jar.get(TIME_ZONE_KEY)?.value),
    messages: await loadMessages(locale),
  };
});

/**
 * The time zone that the reader of a page chose, on whatever device: from the one statement that reads the user anyway. Null
 * without a choice; for calls and actions, whose texts hold no times; and when the database does not answer, which is the
 * page's to say.
 */
async function chosenTimeZone(): Promise<string | null> {
  if (currentRequest()) return null;
  const user = await currentUser().catch(() => null);
  return user?.timeZone ?? null;
}
