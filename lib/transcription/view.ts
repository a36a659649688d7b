/** A stretch of a recording with its words, in seconds from the start. An unsure one is never part of the transcript. */
export interface Segment {
  start: number;
  end: number;
  text: string;
  isUnsure: boolean;
}

/** What is known of a recording's words (CONTRACT "Updates, comments, audio"). All empty when nothing was heard. */
export interface TranscribedView {
  transcript: string;
  /** In English; the transcript itself when the speech is English, or cannot be translated. */
  translatedText: string;
  /** BCP 47; null when it could not be told. */
  language: string | null;
}

/** The transcript of an update, with the sentences that can be played from their start. */
export interface TranscriptView {
  transcript: string | null;
  language: string | null;
  segments: Segment[];
}
