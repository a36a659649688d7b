import { useTranslations } from "next-intl";
import { type Entry, useEditDraft, useTranscriptDraft } from "./use-edit-draft";
import { focusAtEnd } from "@/components/ui/focus/focus";
import { UnsavableText } from "@/components/updates/unsavable-text";

export interface WithdrawnEditsProps extends Entry {
  /** Whether its field was open, and so had the focus. */
  wasOpen: boolean;
}

/** The reader's unsaved edits of an update that somebody else withdrew, to copy until they discard them. */
export default function WithdrawnEdits({ update, viewer, wasOpen }: WithdrawnEditsProps) {
  const t = useTranslations();
  const content = useEditDraft(update, viewer);
  const transcript = useTranscriptDraft(update, viewer);
  const reason = t("updates.withdrawnMeanwhile");
  const ref = wasOpen ? focusAtEnd : undefined;
  return (
    <>
      {content.isKept && (
        <UnsavableText draft={content} label={t("updates.edit")} reason={reason} ref={ref} />
      )}
      {transcript.isKept && (
        <UnsavableText draft={transcript} label={t("voice.transcript")} reason={reason} ref={ref} />
      )}
    </>
  );
}
