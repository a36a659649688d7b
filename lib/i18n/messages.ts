import type { Locale } from "./locale";
import type { PageTexts } from "./page-texts";
import type * as en from "@/messages/en";

export type Messages = typeof en;
export type Namespace = keyof Messages;

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

interface LanguageTexts {
  messages: () => Promise<Messages>;
  pages: () => Promise<{ default: PageTexts }>;
}

const TEXTS: Record<Locale, LanguageTexts> = {
  en: { messages: () => import("@/messages/en"), pages: () => import("@/messages/en/pages") },
  es: { messages: () => import("@/messages/es"), pages: () => import("@/messages/es/pages") },
};

/** Every text of one language. For the server: a browser gets namespaces through `<Messages>`. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return TEXTS[locale].messages();
}

/** The long texts of pages. For the server. */
export async function loadPages(locale: Locale): Promise<PageTexts> {
  return (await TEXTS[locale].pages()).default;
}
