import type { Locale } from "./locale";
import type { Messages } from "./messages";
import en from "@/messages/en/report-paper.json" with { type: "json" };
import es from "@/messages/es/report-paper.json" with { type: "json" };

/** A report's own headings in each language: it need not be in its reader's. */
export const REPORT_PAPER: Record<Locale, Messages["reportPaper"]> = { en, es };
