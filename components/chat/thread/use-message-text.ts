import { useTranslations } from "next-intl";
import { use } from "react";
import { useWorkspace } from "@/components/project-model/workspace";
import { ReaderContext } from "@/components/providers/reader-context";
import { storedIn } from "@/components/translation/translatable";
import { AUDIO_MESSAGE } from "@/lib/recordings/shared/voice-words";
import type { ChatMessageView } from "@/lib/chat/view";

/** A message's text for places with little room, in the reader's language if a translation is stored. */
export function useMessageText(): (message: ChatMessageView) => string {
  const t = useTranslations("chat");
  const tPhotos = useTranslations("photos");
  const { viewer } = useWorkspace();
  const { locale } = use(ReaderContext);
  return (message) => {
    const { authorId, content, photos } = message;
    if (content === "") return tPhotos("count", { count: photos.length });
    if (content === AUDIO_MESSAGE) return t("voiceMessage");
    return authorId === viewer.id ? content : (storedIn(message, locale)?.content ?? content);
  };
}
