import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { MessageWords } from "./message-words";
import { toTranslatable } from "./to-translatable";
import { useMessageDraft } from "./use-message-draft";
import { postedRecording } from "@/components/player/posted-recording";
import { VoicePlayer } from "@/components/player/voice-player";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { translatableTyped } from "@/components/translation/translatable";
import { TranslationContext } from "@/components/translation/translation-context";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { focusIfLost } from "@/components/ui/focus/focus";
import HeardHere from "@/components/updates/voice/heard-here";
import NoServiceNote from "@/components/updates/voice/no-service-note";
import TranscribeAgain from "@/components/updates/voice/transcribe-again";
import { isWordless, NoServiceAt, reasonOf } from "@/components/updates/voice/without-words";
import { api } from "@/lib/browser/api-client";
import type { ChatMessageView } from "@/lib/chat/view";
import { apiPath } from "@/lib/shared/paths/api-path";

const CorrectMessage = onDemand(() => import("./correct-message"));

/** A recording with its transcript, or why it has none; its author corrects it in place. */
export function VoiceMessage({ message, channelName }: { message: ChatMessageView; channelName: string }) {
  const t = useTranslations("voice");
  const { project, viewer } = useWorkspace();
  // Null until the field was opened once: only then does the button take the focus back.
  const [isCorrecting, setCorrecting] = useState<boolean | null>(null);
  const { audioState, transcript, authorId } = message;
  const facts = { isAuthor: authorId === viewer.id };
  const mayCorrect = useCan("message:correct", facts);
  const mayRetry = useCan("message:transcribe", facts);
  const { isOn } = use(TranslationContext);
  const wordless = isWordless(message);
  const reason = wordless ? reasonOf(audioState, isOn) : null;
  const saysNoService = use(NoServiceAt) === message.id && !isOn;
  const written = translatableTyped("message", message, viewer.id);
  const applyEvent = useApplyEvent();
  const transcribeAgain = async () => {
    const asked = await api.post(apiPath("messages", message.id, "transcribe-again"));
    const { id: entityId, projectId } = asked;
    applyEvent({ type: "message.transcription-requested", projectId, entityId }, asked);
  };
  return (
    <>
      <VoicePlayer
        recording={postedRecording(message, {
          readerId: viewer.id,
          place: channelName,
          project: project.name,
        })}
        peaks={message.audioPeaks}
        {...(reason && { note: t(reason) })}
      />
      {written && <MessageWords of={written} />}
      {saysNoService && <NoServiceNote {...facts} />}
      {isCorrecting && (
        // As wide as its bubble allows.
        <div className="w-screen max-w-full pt-1 pb-1.5">
          <CorrectMessage message={message} onClose={() => setCorrecting(false)} />
        </div>
      )}
      {transcript && !isCorrecting && <MessageWords of={toTranslatable(message, viewer.id)} />}
      {transcript === null && facts.isAuthor && !isCorrecting && <HeardHere of={message} />}
      {audioState === "pending" && <Pending />}
      {!isCorrecting && (
        <div className="-mb-1.5 flex flex-wrap gap-x-5 empty:hidden">
          {mayCorrect && audioState !== "pending" && (
            <CorrectButton
              message={message}
              isReturned={isCorrecting === false}
              onPress={() => setCorrecting(true)}
            />
          )}
          {mayRetry && wordless && (isOn || audioState !== "off") && (
            <TranscribeAgain request={transcribeAgain} />
          )}
        </div>
      )}
    </>
  );
}

/** Placeholder for a transcript that is being made. */
function Pending() {
  const t = useTranslations("voice");
  return (
    <div role="status" className="flex items-center gap-3 py-1.5">
      <Skeleton className="h-3 min-w-12 flex-1" />
      <span className="text-[0.9375rem] text-muted">{t("pending")}</span>
    </div>
  );
}

interface CorrectButtonProps {
  message: ChatMessageView;
  /** Whether to take the focus back from the closed field. */
  isReturned: boolean;
  onPress: () => void;
}

/** Opens the field for the transcript, or returns to an unsaved correction. */
function CorrectButton({ message, isReturned, onPress }: CorrectButtonProps) {
  const t = useTranslations("voice");
  const { isKept } = useMessageDraft(message);
  const what = message.transcript === null ? "writeDown" : "correct";
  return (
    <Button variant="link" className="px-0" onClick={onPress} {...(isReturned && { ref: focusIfLost })}>
      <Pencil aria-hidden className="size-4.5" />
      {t(isKept ? "continueCorrection" : what)}
    </Button>
  );
}
