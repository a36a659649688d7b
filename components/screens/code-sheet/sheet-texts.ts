import { createTranslator } from "next-intl";
import { createFormat } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";

/** What a card says in one language, whatever the language of whoever prints it. */
export interface SheetTexts {
  locale: Locale;
  scan: string;
  type: string;
  /** Until when a code works. */
  until: (expiresAt: string) => string;
}

export async function sheetTexts(locale: Locale, timeZone: string): Promise<SheetTexts> {
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const format = createFormat({ locale, timeZone });
  return {
    locale,
    scan: t("businesses.sheet.card.scan"),
    type: t("businesses.sheet.card.type", { action: t("join.action") }),
    until: (expiresAt) => t("businesses.sheet.card.until", { date: format.dateTime(expiresAt) }),
  };
}
