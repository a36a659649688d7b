import { type Translatable, translatableUpdate } from "@/components/translation/translatable";
import { AUDIO_UPDATE } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";

/** What an update's words follow from. */
type Worded = Pick<
  UpdateView,
  "id" | "authorId" | "content" | "language" | "translation" | "audioUrl" | "transcript"
>;

/** The texts of a voice update. */
export interface VoiceWords {
  /** The transcript, in the language spoken. */
  spoken: string | null;
  /** What its author wrote instead of the transcript. */
  written: string | null;
  /** The English translation, made together with the transcript. */
  english: string | null;
}

/**
 * Splits the content of a voice update. The server composes it from the English translation, a blank line, and the transcript
 * after `Original (es): `; or from the transcript alone.
 */
export function parseVoiceContent({
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

/** A content has less room than the longest transcript, and may be cut off. */
function isCut(content: string, transcript: string): boolean {
  return content.endsWith("…") && transcript.startsWith(content.slice(0, -1));
}

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

/** What an update says; null for photos alone, and for a recording of which nothing is known. */
export function wordsOf(update: Worded, readerId: string): Translatable | null {
  if (update.audioUrl === null) return update.content ? translatableUpdate(update, readerId) : null;
  const { spoken, written } = parseVoiceContent(update);
  if (spoken !== null) return translatableRecording(update, spoken, readerId);
  return written === null ? null : { type: "update", id: update.id, text: written, language: null };
}
