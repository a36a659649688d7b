import { z } from "zod";
import { view, viewOf } from "@/lib/kernel/returns";
import { translationView } from "@/lib/translation/view-schema";

export const audioView = view("Audio", "The address of a complete recording.", () => ({
  audioUrl: z.string(),
}));

export const segment = view(
  "Segment",
  "A transcribed stretch of a recording, in seconds from its start. An unsure one is never part of the transcript.",
  () => ({
    start: z.number(),
    end: z.number(),
    text: z.string(),
    isUnsure: z.boolean(),
  }),
);

export const transcribedView = view(
  "Transcribed",
  "A recording's transcript, and its translation into English. All empty if there was no speech.",
  () => ({
    transcript: z.string(),
    translatedText: z
      .string()
      .describe("In English; the transcript itself when the speech is English, or cannot be translated."),
    language: z.string().nullable().describe("BCP 47; null when it could not be told."),
  }),
);

export const transcriptView = view(
  "Transcript",
  "The transcript of an update, with the sentences that can be played from their start.",
  () => ({
    transcript: z.string().nullable(),
    language: z.string().nullable(),
    segments: z.array(segment()),
  }),
);

export const typedView = view("Typed", "What was typed beside a recording.", () => ({
  content: z.string(),
  language: z.string().nullable().describe("BCP 47; null for numbers, codes and names."),
  translation: translationView().exactOptional(),
}));

export const audioState = viewOf(
  "AudioState",
  "`pending`: to be transcribed; `unheard`: silence or noise; `failed`: the service could not transcribe it; `off`: no service is configured, or the recording waits for a day that pays for it.",
  () => z.enum(["pending", "done", "unheard", "failed", "off"]),
);

/** What a view of an update or message has of its recording; `language` is also that of a written text. */
export const recordedShape = () => ({
  audioUrl: z.string().nullable(),
  audioState: audioState().nullable().describe("How far its transcription is; null without a recording."),
  audioDurationMs: z.int().nullable(),
  audioPeaks: z
    .array(z.int())
    .nullable()
    .describe("How loud equal stretches of the recording are, from 0 to 100; null when it was not measured."),
  transcript: z.string().nullable(),
  language: z
    .string()
    .nullable()
    .describe("BCP 47, of the text or of what was said; null for numbers, codes and names."),
});
