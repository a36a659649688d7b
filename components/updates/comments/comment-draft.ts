import { draftName } from "@/components/form/draft-store";
import type { Viewer } from "@/components/project-model/workspace";
import type { UpdateView } from "@/lib/updates/view";

/** The name of the reader's draft of a comment. */
export function commentDraft(viewer: Viewer, update: UpdateView): string {
  return draftName(viewer.id, "update", update.id);
}
