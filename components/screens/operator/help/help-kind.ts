import { helpPaths } from "@/lib/shared/paths/help-paths";

export type HelpKind = "faq" | "guide";

/** The calls for each kind of help content. */
export const callsOf = {
  faq: { all: helpPaths.faqs, one: helpPaths.faq },
  guide: { all: helpPaths.guides, one: helpPaths.guide },
} satisfies Record<HelpKind, object>;
