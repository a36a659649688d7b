"use client";

import { createContext, type ReactNode } from "react";
import { useInBrowser } from "@/components/providers/use-store";
import { storedText } from "@/lib/browser/stored";
import { TRANSLATES_HERE } from "@/lib/shared/kept";

/** Whether texts are translated on this page, and what the reader prefers. */
interface TranslationSettings {
  /** Whether a service is configured. */
  isOn: boolean;
  /** Whether this phone translates what no service does. */
  isHere?: boolean;
  /** Shows originals by default; a press shows the translation. */
  originalsFirst: boolean;
}

export const TranslationContext = createContext<TranslationSettings>({ isOn: false, originalsFirst: false });

/** Provides the settings to the texts below. For server components. */
export function TranslationProvider({
  children,
  ...settings
}: TranslationSettings & { children: ReactNode }) {
  const isHere = useInBrowser(() => storedText(TRANSLATES_HERE) !== null, false);
  return <TranslationContext value={{ ...settings, isHere }}>{children}</TranslationContext>;
}
