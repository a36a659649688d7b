import { draftName } from "@/components/form/draft-store";
import { type KeptDraft, useKeptDraft } from "@/components/form/use-kept-draft";
import type { Viewer } from "@/components/project-model/workspace";
import type { UpdateView } from "@/lib/updates/view";

/** An update, and who reads it. */
export interface Entry {
  update: UpdateView;
  viewer: Viewer;
}

/** A field that opens below an update. */
export interface EntryFieldProps extends Entry {
  onClose: () => void;
}

/** The reader's unsaved edit of their update, kept until it is saved or discarded. */
export function useEditDraft(update: UpdateView, viewer: Viewer): KeptDraft {
  return useKeptDraft(draftName(viewer.id, "update", update.id, "edit"), update.content);
}

/** The same for its transcript; without one, for what this phone wrote down. */
export function useTranscriptDraft(
  { id, transcript }: UpdateView,
  viewer: Viewer,
  heard: string | null = null,
): KeptDraft {
  return useKeptDraft(draftName(viewer.id, "update", id, "transcript"), transcript ?? heard ?? "");
}

/** The name of the reader's draft of a comment. */
export function commentDraft(viewer: Viewer, update: UpdateView): string {
  return draftName(viewer.id, "update", update.id);
}
