import { apiPaths } from "@/lib/api-paths";

export type HelpKind = "faq" | "guide";

/** The calls for each kind of help content. */
export const helpPaths = {
  faq: { all: apiPaths.helpFaqs, one: apiPaths.helpFaq },
  guide: { all: apiPaths.helpGuides, one: apiPaths.helpGuide },
} satisfies Record<HelpKind, object>;
