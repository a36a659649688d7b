import { AUDIO_UPDATE } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";

/** What is to be read of a voice update. */
export interface VoiceWords {
  /** The words in the recording, as they were said. */
  spoken: string | null;
  /** What is shown in their place: a translation, or what the author wrote. */
  written: string | null;
  isTranslation: boolean;
}

/**
 * Takes the content of a voice update apart (CONTRACT "Updates, comments, audio"). Who reads the language that was spoken gets
 * the words themselves, not a translation.
 */
export function wordsOf(
  { content, transcript, language }: Pick<UpdateView, "content" | "transcript" | "language">,
  locale: string,
): VoiceWords {
  if (!transcript)
    return { spoken: null, written: content === AUDIO_UPDATE ? null : content, isTranslation: false };
  const spoken = transcript;
  const original = `\n\nOriginal (${language ?? "und"}): ${transcript}`;
  if (content.endsWith(original)) {
    const translation = content.slice(0, -original.length);
    return { spoken, written: speaks(locale, language) ? null : translation, isTranslation: true };
  }
  const isItself = content === transcript || content === AUDIO_UPDATE || isCut(content, transcript);
  return { spoken, written: isItself ? null : content, isTranslation: false };
}

/** A content is shorter than the longest transcript: it ends where it had to. */
function isCut(content: string, transcript: string): boolean {
  return content.endsWith("…") && transcript.startsWith(content.slice(0, -1));
}

function speaks(locale: string, language: string | null): boolean {
  return language?.split("-")[0]?.toLowerCase() === locale;
}
