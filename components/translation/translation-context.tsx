"use client";

import { createContext, type ReactNode } from "react";

/** Whether texts are translated here, and how the reader wants them. */
interface TranslationSettings {
  /** Whether a service is configured. */
  isOn: boolean;
  /** Shows every text as it was written; a press translates it. */
  originalsFirst: boolean;
}

export const TranslationContext = createContext<TranslationSettings>({ isOn: false, originalsFirst: false });

/** Tells the texts below. For the server. */
export function TranslationProvider({
  children,
  ...settings
}: TranslationSettings & { children: ReactNode }) {
  return <TranslationContext value={settings}>{children}</TranslationContext>;
}
