import { useTranslations } from "next-intl";
import { use } from "react";
import { useWorkspace } from "@/components/project-model/workspace";
import { ReaderContext } from "@/components/providers/reader-context";
import { storedIn } from "@/components/translation/translatable";
import { wordsIn } from "@/lib/recordings/shared/voice-words";
import type { ChatMessageView } from "@/lib/chat/view";

/** A message's text for places with little room, in the reader's language if a translation is stored. */
export function useMessageText(): (message: ChatMessageView) => string {
  const t = useTranslations("chat");
  const tPhotos = useTranslations("photos");
  const { viewer } = useWorkspace();
  const { locale } = use(ReaderContext);
  return (message) => {
    const { authorId, audioUrl, photos } = message;
    const translated = authorId === viewer.id ? undefined : storedIn(message, locale)?.content;
    const words = wordsIn(message, translated);
    if (words) return words;
    if (audioUrl) return t("voiceMessage");
    return photos.length > 0 ? tPhotos("count", { count: photos.length }) : tPhotos("deleted");
  };
}
