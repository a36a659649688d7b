import type { Recorded } from "../view";

/** The content of a voice update without a transcript. */
export const AUDIO_UPDATE = "Audio update";

/** What a voice message says while nothing is heard in it. */
export const AUDIO_MESSAGE = "Audio message";

/** The texts of a voice update or message. */
export interface VoiceWords {
  /** The transcript, in the language spoken. */
  spoken: string | null;
  /** What its author typed beside the recording. */
  written: string | null;
  /** The English translation, made together with the transcript. */
  english: string | null;
}

type Voiced = Pick<Recorded, "transcript" | "language"> & { content: string };

/**
 * Splits the content of a voice update or message. The server composes an update's from the English translation, a blank line, and the
 * transcript after `Original (es): `; or from the transcript alone, as a message's, which is one line.
 */
export function parseVoiceContent({ content, transcript, language }: Voiced): VoiceWords {
  const isPlaceholder = content === AUDIO_UPDATE || content === AUDIO_MESSAGE;
  if (!transcript) return { spoken: null, written: isPlaceholder ? null : content, english: null };
  const spoken = transcript;
  const original = `\n\nOriginal (${language ?? "und"}): ${transcript}`;
  if (content.endsWith(original))
    return { spoken, written: null, english: content.slice(0, -original.length) };
  const isItself = isPlaceholder || isSaid(withoutSpaces(content), withoutSpaces(transcript));
  return { spoken, written: isItself ? null : content, english: null };
}

/** A content has less room than the longest transcript, and may be cut off. */
function isSaid(content: string, transcript: string): boolean {
  return content === transcript || (content.endsWith("…") && transcript.startsWith(content.slice(0, -1)));
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");

/**
 * What an update or message says, or its translations: what was typed beside a recording, then what was said. Empty for a recording
 * of which nothing is known.
 */
export function wordsIn(
  of: Voiced & Pick<Recorded, "audioUrl">,
  translated?: string,
  typed?: string,
): string {
  if (of.audioUrl === null) return translated ?? of.content;
  const { written, spoken } = parseVoiceContent(of);
  return paragraphs(written && (typed ?? written), translated ?? spoken);
}

/** Those of the texts that there are. */
export function paragraphs(...texts: (string | null | undefined)[]): string {
  return texts.filter(Boolean).join("\n\n");
}
