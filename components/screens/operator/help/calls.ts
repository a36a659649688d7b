import type { HelpDocumentView, HelpItemView, HelpVideoView } from "@/lib/help/view";
import { helpPaths } from "@/lib/shared/paths/help-paths";

export const HELP_KINDS = ["faq", "guide", "document", "video"] as const;
export type HelpKind = (typeof HELP_KINDS)[number];
export type ListedHelp = HelpItemView | HelpDocumentView | HelpVideoView;

/** The calls for each kind of help content. */
export const callsOf = {
  faq: { all: helpPaths.faqs, one: helpPaths.faq, position: helpPaths.faqPosition },
  guide: { all: helpPaths.guides, one: helpPaths.guide, position: helpPaths.guidePosition },
  document: { all: helpPaths.documents, one: helpPaths.document, position: helpPaths.documentPosition },
  video: { all: helpPaths.videos, one: helpPaths.video, position: helpPaths.videoPosition },
} satisfies Record<HelpKind, object>;
