import type { Translatable } from "@/components/translation/translatable";
import { AUDIO_UPDATE } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";

/** What is to be read of a voice update. */
export interface VoiceWords {
  /** The words in the recording, as they were said. */
  spoken: string | null;
  /** What its author wrote in their place. */
  written: string | null;
  /** Their English, made while they were heard. */
  english: string | null;
}

/**
 * Splits the content of a voice update, which the server composes as the English translation, then a blank line and `Original
 * (es): …`; or as the transcript alone.
 */
export function wordsOf({
  content,
  transcript,
  language,
}: Pick<UpdateView, "content" | "transcript" | "language">): VoiceWords {
  if (!transcript) return { spoken: null, written: content === AUDIO_UPDATE ? null : content, english: null };
  const spoken = transcript;
  const original = `\n\nOriginal (${language ?? "und"}): ${transcript}`;
  if (content.endsWith(original))
    return { spoken, written: null, english: content.slice(0, -original.length) };
  const isItself = content === transcript || content === AUDIO_UPDATE || isCut(content, transcript);
  return { spoken, written: isItself ? null : content, english: null };
}

/** A content is shorter than the longest transcript: it ends where it had to. */
function isCut(content: string, transcript: string): boolean {
  return content.endsWith("…") && transcript.startsWith(content.slice(0, -1));
}

/** What was said, to be read in the reader's language. Until that is stored, English is what the recording's content has of it. */
export function ofRecording(update: UpdateView, spoken: string, readerId: string): Translatable {
  const { id, language, authorId } = update;
  const { english } = wordsOf(update);
  const heard = english !== null && { to: "en", from: language ?? "und", content: english, doubts: [] };
  const translation = update.translation ?? (heard || undefined);
  return { type: "update", id, text: spoken, language, translation, isOwn: authorId === readerId };
}
