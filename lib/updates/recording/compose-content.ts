import { AUDIO_UPDATE } from "@/lib/recordings/shared/voice-words";
import type { Transcript } from "@/lib/recordings/transcribe/words";
import { MAX } from "@/lib/shared/limits";

/**
 * The content of a voice update: the translation, then a blank line and the original with its language, when they differ and there is
 * room for both; else the transcript, which is cut and ends in an ellipsis if it is too long; else "Audio update". Its English alone
 * could not be told from what somebody typed.
 */
export function composeContent({ transcript, language, translatedText }: Transcript): string {
  if (!transcript) return AUDIO_UPDATE;
  if (!translatedText || translatedText === transcript) return cut(transcript);
  const both = `${translatedText}\n\nOriginal (${language ?? "und"}): ${transcript}`;
  return both.length <= MAX.update ? both : cut(transcript);
}

/** Whether nobody has written over a content: it is one that was composed of these words, at any stage of hearing them. */
export function isComposed(content: string, { transcript, language, translatedText }: Transcript): boolean {
  const stages = [
    { transcript: null, language: null, translatedText: null },
    { transcript, language, translatedText: null },
    { transcript, language, translatedText },
  ];
  return stages.some((said) => composeContent(said) === content);
}

function cut(text: string): string {
  if (text.length <= MAX.update) return text;
  // Never half of a character that takes two units.
  return `${text.slice(0, MAX.update - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
