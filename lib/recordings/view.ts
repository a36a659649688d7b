import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type AudioView = ViewOf<typeof schema.audioView>;
export type Segment = ViewOf<typeof schema.segment>;
export type TranscribedView = ViewOf<typeof schema.transcribedView>;
export type TranscriptView = ViewOf<typeof schema.transcriptView>;
export type TypedView = ViewOf<typeof schema.typedView>;
/** The part of an update's or message's view that comes from its recording. */
export type Recorded = {
  [K in keyof ReturnType<typeof schema.recordedShape>]: ReturnType<typeof schema.recordedShape>[K]["_output"];
};
export type AudioState = ViewOf<typeof schema.audioState>;

export const NO_RECORDING: Recorded = {
  audioUrl: null,
  audioState: null,
  audioDurationMs: null,
  audioPeaks: null,
  transcript: null,
  language: null,
};
