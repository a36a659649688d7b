import { createTranslator } from "next-intl";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";

/** What stands in the place of names that were deleted (English for an unsupported language). */
export async function accountTexts(language: string) {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: "account" });
}
