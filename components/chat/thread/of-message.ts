import type { Translatable } from "@/components/translation/translatable";
import type { ChatMessageView } from "@/lib/chat/view";

/** What is to be read of a message: of a recording, what was said in it. */
export function ofMessage(
  { id, content, transcript, audioUrl, language, translation, authorId }: ChatMessageView,
  readerId: string,
) {
  const text = audioUrl ? (transcript ?? "") : content;
  return {
    type: "message",
    id,
    text,
    language,
    translation,
    isOwn: authorId === readerId,
  } satisfies Translatable;
}
