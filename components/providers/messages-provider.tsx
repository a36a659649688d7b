"use client";

import { NextIntlClientProvider } from "next-intl";
import { createContext, type ReactNode, use, useMemo } from "react";
import { DEFAULT_TIME_ZONE, type Locale } from "@/lib/i18n/locale";
import type { Messages } from "@/lib/i18n/messages";

const Outer = createContext<Partial<Messages>>({});

interface MessagesProviderProps {
  locale: Locale;
  messages: Partial<Messages>;
  children: ReactNode;
}

/** Adds messages to those of the providers above; next-intl's own provider would replace them. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const outer = use(Outer);
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <Outer value={merged}>
      <NextIntlClientProvider locale={locale} timeZone={DEFAULT_TIME_ZONE} messages={merged}>
        {children}
      </NextIntlClientProvider>
    </Outer>
  );
}

/** `messages` as the JSON that a page was sent. */
export function SentMessages({
  messages,
  ...props
}: Omit<MessagesProviderProps, "messages"> & { messages: string }) {
  const parsed = useMemo(() => JSON.parse(messages) as Partial<Messages>, [messages]);
  return <MessagesProvider {...props} messages={parsed} />;
}
