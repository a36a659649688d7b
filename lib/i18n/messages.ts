import type en from "@/messages/en";
import type { Locale } from "./locale";

export type Messages = typeof en;
export type Namespace = keyof Messages;

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** Every text of one language. For the server: a browser gets namespaces through `<Messages>`. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case "en":
      return (await import("@/messages/en")).default;
    case "es":
      return (await import("@/messages/es")).default;
  }
}
