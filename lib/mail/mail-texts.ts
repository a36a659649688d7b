import { createTranslator } from "next-intl";
import { createFormat, type Format } from "@/lib/i18n/format";
import { type Locale, localeOf } from "@/lib/i18n/locale";
import { createLongDates, type LongDates } from "@/lib/i18n/long-dates";
import { loadMessages } from "@/lib/i18n/messages";

/** A mail's reader: a user, or the inviter of somebody without an account. */
interface Reader {
  language: string;
  /** IANA name. */
  timeZone: string;
}

export interface MailTexts {
  locale: Locale;
  t: Awaited<ReturnType<typeof translator>>;
  format: Format & LongDates;
}

/** The texts and formats of a mail in the reader's language; English for an unsupported one. */
export async function mailTexts({ language, timeZone }: Reader): Promise<MailTexts> {
  const locale = localeOf(language);
  const prefs = { locale, timeZone };
  return {
    locale,
    t: await translator(locale),
    format: { ...createFormat(prefs), ...createLongDates(prefs) },
  };
}

async function translator(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: "mail" });
}
