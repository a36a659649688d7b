import type { HelpDocumentView, HelpItemView, HelpVideoView } from "@/lib/help/view";
import { apiPath } from "@/lib/shared/paths/api-path";

export const HELP_KINDS = ["faq", "guide", "document", "video"] as const;
export type HelpKind = (typeof HELP_KINDS)[number];
export type ListedHelp = HelpItemView | HelpDocumentView | HelpVideoView;

const callsOn = <const List extends string>(list: List) => ({
  all: () => apiPath("help", list),
  one: (id: string) => apiPath("help", list, id),
  position: (id: string) => apiPath("help", list, id, "position"),
});

/** The calls for each kind of help content. */
export const callsOf = {
  faq: callsOn("faqs"),
  guide: callsOn("support-guides"),
  document: callsOn("documents"),
  video: callsOn("videos"),
} satisfies Record<HelpKind, object>;
