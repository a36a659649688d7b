import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { SentMessages } from "./messages-provider";
import { pickMessages } from "./pick-messages";
import type { Namespace } from "@/lib/i18n/messages";

/** Sends these namespaces, and no others, to the client components below; those of outer `<Messages>` stay available. */
export async function Messages({ namespaces, children }: { namespaces: Namespace[]; children: ReactNode }) {
  const [locale, messages] = await Promise.all([getLocale(), pickMessages(namespaces)]);
  return (
    <SentMessages locale={locale} messages={JSON.stringify(messages)}>
      {children}
    </SentMessages>
  );
}
