"use client";

import { useTranslations } from "next-intl";
import type { Recording } from "@/components/player/recording";
import { VoicePlayer } from "@/components/player/voice-player";
import { useWorkspace } from "@/components/project-model/workspace";
import { Skeleton } from "@/components/ui/skeleton";
import { AUDIO_MESSAGE } from "@/lib/chat/limits";
import type { ChatMessageView } from "@/lib/chat/view";
import { MessageWords } from "./message-words";
import { ofMessage } from "./of-message";
import { RichText } from "./rich-text";

/** A recording with its words, or with why it has none. */
export function VoiceMessage({ message, channelName }: { message: ChatMessageView; channelName: string }) {
  const t = useTranslations("voice");
  const { viewer } = useWorkspace();
  const { audioState, transcript } = message;
  const reason = transcript === null ? reasonOf(audioState) : null;
  const written = writtenIn(message);
  return (
    <>
      <VoicePlayer
        recording={useRecording(message, channelName)}
        peaks={message.audioPeaks}
        {...(reason && { note: t(reason) })}
      />
      {written && <RichText text={written} />}
      {transcript && <MessageWords of={ofMessage(message, viewer.id)} />}
      {audioState === "pending" && (
        <div role="status" className="flex items-center gap-3 py-1.5">
          <Skeleton className="h-3 min-w-12 flex-1" />
          <span className="text-[0.9375rem] text-muted">{t("pending")}</span>
        </div>
      )}
    </>
  );
}

function useRecording(message: ChatMessageView, channelName: string): Recording {
  const { project, viewer } = useWorkspace();
  const { audioUrl, audioDurationMs, author } = message;
  return {
    url: audioUrl ?? "",
    length: audioDurationMs === null ? null : audioDurationMs / 1000,
    readerId: viewer.id,
    author: author.name,
    place: channelName,
    project: project.name,
  };
}

/** What its author wrote beside it; what was said is its transcript. */
function writtenIn({ content, transcript }: ChatMessageView): string | null {
  if (content === AUDIO_MESSAGE || content === transcript) return null;
  const isCut = content.endsWith("…") && transcript?.startsWith(content.slice(0, -1));
  return isCut ? null : content;
}

/** Why a recording has no words, as a message. Null: it has some, or will. */
function reasonOf(state: ChatMessageView["audioState"]) {
  if (state === "unheard" || state === "off") return state;
  return state === "failed" ? "notTranscribed" : null;
}
