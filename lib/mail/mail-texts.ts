import { createTranslator } from "next-intl";
import { createFormat, type Format } from "@/lib/i18n/format";
import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE, isLocale, type Locale } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";

/** A mail's reader: a user, or whoever stands for somebody without an account. */
interface Reader {
  language: string;
  /** IANA name; null where none is known. */
  timeZone: string | null;
}

export interface MailTexts {
  locale: Locale;
  t: Awaited<ReturnType<typeof translator>>;
  format: Format;
}

/** What a mail is written with: its texts in the reader's language, English for one that the product does not speak. */
export async function mailTexts({ language, timeZone }: Reader): Promise<MailTexts> {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return {
    locale,
    t: await translator(locale),
    format: createFormat({ locale, timeZone: timeZone ?? DEFAULT_TIME_ZONE }),
  };
}

async function translator(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: "mail" });
}
