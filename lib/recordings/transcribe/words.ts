import type { Segment } from "../view";
import { segmentsIn, transcriptOf } from "./clean-segments";
import { heardIn, type StoredWords } from "./recording";

/** What is known of a recording's words; null where it is not. */
export interface Transcript {
  transcript: string | null;
  /** BCP 47. */
  language: string | null;
  /** The transcript in English; equal to it when the speech is English. */
  translatedText: string | null;
}

/** A recording's words, and those of the sentences that the service heard which are in them; of what was heard itself, unsure ones too. */
export interface Words extends Transcript {
  segments: Segment[];
}

/** The stored words of a recording: its author's, else what the service heard. */
export function wordsOf(recording: StoredWords): Words {
  const sentences = heardIn(recording);
  const heard = transcriptOf(sentences);
  const transcript = recording.transcript ?? heard;
  return {
    transcript: transcript === "" ? null : transcript,
    language: recording.language ?? recording.heardLanguage,
    translatedText: recording.translatedText,
    segments: transcript === heard ? sentences : segmentsIn(transcript, sentences),
  };
}
