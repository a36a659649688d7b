import { z } from "zod";
import { LOUDEST, MAX_PEAKS } from "./limits";
import { optionalText, requiredText } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";

const DAY_MS = 24 * 60 * 60 * 1000;

const durationMs = z.coerce.number("invalid").int("invalid").min(0, "invalid").max(DAY_MS, "invalid");
const peak = z.number("invalid").int("invalid").min(0, "invalid").max(LOUDEST, "invalid");
const peaks = z.array(peak, "invalid").max(MAX_PEAKS, "invalid");

/** What the phone measured: how long the recording is, and how loud each of up to `MAX_PEAKS` equal stretches of it. */
export const measured = { durationMs: durationMs.optional(), peaks: peaks.optional() };

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
  /** BCP 47. Without a flag, which the published description of the API could not say (findings/zod-json-schema-back.sh). */
  language: z
    .string("invalid")
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "invalid")
    .max(10, "invalid")
    .nullish(),
};

export const transcribeInput = z.object({ audioUrl: z.string({ error: "unknown" }) });
export const correctTranscriptInput = z.object({
  transcript: requiredText(MAX.transcript, "transcriptRequired"),
});

export type Measured = { [K in keyof typeof measured]?: z.output<(typeof measured)[K]> };
export type PostedRecording = {
  [K in keyof typeof postedRecording]?: z.output<(typeof postedRecording)[K]>;
};
