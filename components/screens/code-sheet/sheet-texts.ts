import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";

/** A card's texts in one language, whatever the reader's own. */
export interface SheetTexts {
  locale: Locale;
  scan: string;
  type: string;
  /** Until when a code is valid. */
  until: (time: () => ReactNode) => ReactNode;
}

export async function sheetTexts(locale: Locale): Promise<SheetTexts> {
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  return {
    locale,
    scan: t("businesses.sheet.card.scan"),
    type: t("businesses.sheet.card.type", { action: t("join.action") }),
    until: (time) => t.rich("businesses.sheet.card.until", { date: time }),
  };
}
