import type { Translatable } from "@/components/translation/translatable";
import { parseVoiceContent } from "@/lib/recordings/shared/voice-words";
import type { UpdateView } from "@/lib/updates/view";

/** What an update's words follow from. */
export type Worded = Pick<
  UpdateView,
  "id" | "authorId" | "content" | "language" | "translation" | "typed" | "audioUrl" | "transcript"
>;

/**
 * The transcript, to show in the reader's language. Until that translation is stored, English comes from the update's content.
 */
export function translatableRecording(update: Worded, spoken: string, readerId: string): Translatable {
  const { id, language, authorId } = update;
  const { english } = parseVoiceContent(update);
  const heard = english !== null && { to: "en", from: language ?? "und", content: english, doubts: [] };
  const translation = update.translation ?? (heard || undefined);
  return { type: "update", id, text: spoken, language, translation, isOwn: authorId === readerId };
}
