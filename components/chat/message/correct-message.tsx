import { useMessageDraft } from "./use-message-draft";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useHeard } from "@/components/updates/voice/heard-here";
import { TranscriptField } from "@/components/updates/voice/transcript-field";
import { api } from "@/lib/browser/api-client";
import type { ChatMessageView } from "@/lib/chat/view";
import { apiPath } from "@/lib/shared/paths/api-path";

interface CorrectMessageProps {
  message: ChatMessageView;
  onClose: () => void;
}

/** Corrects the transcript of the reader's own voice message. */
export default function CorrectMessage({ message, onClose }: CorrectMessageProps) {
  const applyEvent = useApplyEvent();
  const draft = useMessageDraft(message, useHeard(message));
  const correct = async (transcript: string) => {
    const corrected = await api.patch(apiPath("messages", message.id, "transcript"), { transcript });
    const { id: entityId, projectId } = corrected;
    applyEvent({ type: "message.transcript-corrected", projectId, entityId }, corrected);
  };
  return <TranscriptField of={message} draft={draft} correct={correct} onClose={onClose} />;
}
