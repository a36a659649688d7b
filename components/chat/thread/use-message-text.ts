import { useTranslations } from "next-intl";
import { use } from "react";
import { useWorkspace } from "@/components/project-model/workspace";
import { ReaderContext } from "@/components/providers/reader-context";
import { storedIn } from "@/components/translation/translatable";
import { wordsIn } from "@/lib/recordings/shared/voice-words";
import type { ChatMessageView } from "@/lib/chat/view";
import type { TypedView } from "@/lib/recordings/view";

/** A message's text for places with little room, in the reader's language if a translation is stored, with its `lang`. */
export function useMessageText(): (message: ChatMessageView) => { text: string; lang?: string | undefined } {
  const t = useTranslations("chat");
  const tPhotos = useTranslations("photos");
  const { viewer } = useWorkspace();
  const { locale } = use(ReaderContext);
  return (message) => {
    const { authorId, audioUrl, photos, typed, language } = message;
    const storedOf = (of: ChatMessageView | TypedView | undefined) =>
      of && authorId !== viewer.id ? storedIn(of, locale) : undefined;
    const stored = storedOf(message);
    const words = wordsIn(message, stored?.content, storedOf(typed)?.content);
    if (words)
      return {
        text: words,
        lang: (stored ?? storedOf(typed))?.to ?? language ?? typed?.language ?? undefined,
      };
    if (audioUrl) return { text: t("voiceMessage") };
    return { text: photos.length > 0 ? tPhotos("count", { count: photos.length }) : tPhotos("deleted") };
  };
}
