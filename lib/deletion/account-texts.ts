import { createTranslator } from "next-intl";
import { localeOf } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";

/** What stands in the place of names that were deleted (English for an unsupported language). */
export async function accountTexts(language: string) {
  const locale = localeOf(language);
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: "account" });
}
