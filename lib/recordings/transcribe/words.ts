import { transcriptOf } from "./clean-segments";
import { heardIn, type StoredWords } from "./recording";
import type { Segment } from "../view";

/** What is known of a recording's words; null where it is not. */
export interface Transcript {
  transcript: string | null;
  /** BCP 47. */
  language: string | null;
  /** The transcript in English; equal to it when the speech is English. */
  translatedText: string | null;
}

/** A recording's words, and its sentences as the service heard them. */
export interface Words extends Transcript {
  segments: Segment[];
}

/** The stored words of a recording: the author's correction, else what the service heard. */
export function wordsOf(recording: StoredWords): Words {
  const segments = heardIn(recording);
  const transcript = recording.transcript ?? transcriptOf(segments);
  return {
    transcript: transcript === "" ? null : transcript,
    language: recording.language ?? recording.heardLanguage,
    translatedText: recording.translatedText,
    segments,
  };
}
