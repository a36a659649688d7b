import { z } from "zod";
import { LOUDEST, MAX_PEAKS } from "./limits";
import { atMost, idParam, optionalText, requiredText, uuid } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";

const DAY_MS = 24 * 60 * 60 * 1000;

const durationMs = z.coerce.number("invalid").int("invalid").min(0, "invalid").max(DAY_MS, "invalid");
const peak = z.number("invalid").int("invalid").min(0, "invalid").max(LOUDEST, "invalid");
const peaks = z.array(peak, "invalid").max(MAX_PEAKS, "invalid");

/** What the phone measured: how long the recording is, and how loud each of up to `MAX_PEAKS` equal stretches of it. */
const measured = { durationMs: durationMs.optional(), peaks: peaks.optional() };

export const uploadParams = idParam;
export const partParams = z.object({
  id: uuid(),
  n: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
});
export const beginUploadInput = z.object({
  size: z.number("invalid").int("invalid").min(1, "invalid"),
  sha256: z
    .string("invalid")
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, "invalid"),
  // What the phone takes it for; often nothing. What counts is what the bytes are.
  contentType: z
    .string("invalid")
    .trim()
    .check(atMost(100))
    .default("")
    .transform((type) => type || "application/octet-stream"),
});
export const completeUploadInput = z.object(measured);
/** The fields of a form are texts: its peaks are JSON. */
export const uploadAudioFields = z.object({
  ...measured,
  peaks: z.preprocess((value) => (typeof value === "string" ? fromJson(value) : value), peaks.optional()),
});

/** Anything but JSON stays a text, which is no list of peaks. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The recording that an update or message is posted with, and what is known of its words already. */
export const postedRecording = {
  audioUrl: z.string("unknown").nullish(),
  transcript: optionalText(MAX.transcript),
  /** BCP 47. */
  language: z
    .string("invalid")
    .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, "invalid")
    .max(10, "invalid")
    .nullish(),
};

export const transcribeInput = z.object({ audioUrl: z.string({ error: "unknown" }) });
export const correctTranscriptInput = z.object({
  transcript: requiredText(MAX.transcript, "transcriptRequired"),
});

export type UploadParams = z.output<typeof uploadParams>;
export type PartParams = z.output<typeof partParams>;
export type BeginUploadInput = z.output<typeof beginUploadInput>;
export type Measured = z.output<typeof completeUploadInput>;
export type PostedRecording = {
  [K in keyof typeof postedRecording]?: z.output<(typeof postedRecording)[K]>;
};
export type TranscribeInput = z.output<typeof transcribeInput>;
export type CorrectTranscriptInput = z.output<typeof correctTranscriptInput> & { id: string };
