/** A transcribed stretch of a recording, in seconds from its start. An unsure one is never part of the transcript. */
export interface Segment {
  start: number;
  end: number;
  text: string;
  isUnsure: boolean;
}

/** A recording's transcript, and its translation into English. All empty if there was no speech. */
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
