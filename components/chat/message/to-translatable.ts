import type { Translatable } from "@/components/translation/translatable";
import type { ChatMessageView } from "@/lib/chat/view";

/** A message's text to show and translate: for a recording, its transcript. */
export function toTranslatable(
  { id, content, transcript, audioUrl, language, translation, authorId }: ChatMessageView,
  readerId: string,
) {
  const text = audioUrl ? (transcript ?? "") : content;
  const isOwn = authorId === readerId;
  return { type: "message", id, text, language, translation, isOwn } satisfies Translatable;
}
