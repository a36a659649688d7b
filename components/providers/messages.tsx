import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/i18n/messages";
import { MessagesProvider } from "./messages-provider";

interface MessagesProps {
  namespaces: Namespace[];
  children: ReactNode;
}

/** Sends these namespaces, and no others, to the client components below; those of outer `<Messages>` stay available. */
export async function Messages({ namespaces, children }: MessagesProps) {
  const [locale, all] = await Promise.all([getLocale(), getMessages()]);
  const messages = Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]]));
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  );
}
