import type { Tx } from "@/lib/kernel/db";

export type HelpItemKind = "faq" | "guide";

/** The tables of FAQs and of support guides: alike but for the length of a title, so that one set of verbs serves both. */
export const HELP_TABLES = {
  faq: (tx: Tx) => tx.helpFaq,
  guide: (tx: Tx) => tx.helpSupportGuide as unknown as Tx["helpFaq"],
} as const satisfies Record<HelpItemKind, (tx: Tx) => Tx["helpFaq"]>;
