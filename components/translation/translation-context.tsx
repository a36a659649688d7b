"use client";

import { createContext, type ReactNode } from "react";

/** Whether texts are translated on this page, and what the reader prefers. */
interface TranslationSettings {
  /** Whether a service is configured. */
  isOn: boolean;
  /** Shows originals by default; a press shows the translation. */
  originalsFirst: boolean;
}

export const TranslationContext = createContext<TranslationSettings>({ isOn: false, originalsFirst: false });

/** Provides the settings to the texts below. For server components. */
export function TranslationProvider({
  children,
  ...settings
}: TranslationSettings & { children: ReactNode }) {
  return <TranslationContext value={settings}>{children}</TranslationContext>;
}
