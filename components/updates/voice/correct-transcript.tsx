import { useHeard } from "./heard-here";
import { TranscriptField } from "./transcript-field";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { type EntryFieldProps, useTranscriptDraft } from "@/components/updates/entry/use-edit-draft";
import { api } from "@/lib/browser/api-client";
import { apiPath } from "@/lib/shared/paths/api-path";

/** Corrects the transcript of the reader's own voice update. */
export default function CorrectTranscript({ update, viewer, onClose }: EntryFieldProps) {
  const applyEvent = useApplyEvent();
  const heard = useHeard(update);
  const draft = useTranscriptDraft(update, viewer, heard);
  const correct = async (transcript: string) => {
    const corrected = await api.patch(apiPath("updates", update.id, "transcript"), { transcript });
    const { id: entityId, projectId, taskId, subtaskId } = corrected;
    applyEvent({ type: "update.transcript-corrected", projectId, entityId, taskId, subtaskId }, corrected);
  };
  return <TranscriptField of={update} draft={draft} correct={correct} onClose={onClose} />;
}
