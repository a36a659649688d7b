import { z } from "zod";
import { view } from "@/lib/kernel/returns";

export const segment = view(
  "Segment",
  "A transcribed stretch of a recording, in seconds from its start. An unsure one is never part of the transcript.",
  () =>
    z.strictObject({
      start: z.number(),
      end: z.number(),
      text: z.string(),
      isUnsure: z.boolean(),
    }),
);

export const transcribedView = view(
  "Transcribed",
  "A recording's transcript, and its translation into English. All empty if there was no speech.",
  () =>
    z.strictObject({
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
  () =>
    z.strictObject({
      transcript: z.string().nullable(),
      language: z.string().nullable(),
      segments: z.array(segment()),
    }),
);
