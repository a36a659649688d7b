"use client";

import type { ReactNode } from "react";
import { MessagesProvider } from "@/components/providers/messages-provider";
import type { Locale } from "@/lib/i18n/locale";
import { REPORT_PAPER } from "@/lib/i18n/report-paper";

/** Provides texts in the report's language, which may differ from the reader's. */
export function PaperTexts({ language, children }: { language: Locale; children: ReactNode }) {
  return (
    <MessagesProvider locale={language} messages={{ reportPaper: REPORT_PAPER[language] }}>
      {children}
    </MessagesProvider>
  );
}
