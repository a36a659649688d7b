import { draftName } from "@/components/form/draft-store";
import { type KeptDraft, useKeptDraft } from "@/components/form/use-kept-draft";
import type { ChatMessageView } from "@/lib/chat/view";

/**
 * The author's unsaved correction of their voice message's transcript, or of what this phone wrote down without one. Kept until it is
 * saved or discarded.
 */
export function useMessageDraft(
  { id, authorId, transcript }: ChatMessageView,
  heard: string | null = null,
): KeptDraft {
  return useKeptDraft(draftName(authorId, "message", id, "transcript"), transcript ?? heard ?? "");
}
