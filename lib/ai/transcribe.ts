import { z } from "zod";
import { callAi } from "./client";
import { logMinutes, minutesPrice, type Pay, type Usage } from "./cost";
import { languageTag } from "./language-tag";
import { storable } from "./storable";
import { env } from "@/lib/kernel/env";

/** A recording as the service receives it. */
export interface Sound {
  bytes: Blob;
  /** The service recognizes the format by the file extension. */
  filename: string;
  /** Its length as measured here: what is charged, unless the service returns a greater one that its bytes allow. */
  seconds: number;
  /** The longest that they allow. */
  longest: number;
  /** Spellings of words that may occur in it. */
  words?: string[];
  /** Pays for the call. */
  pay: Pay;
}

/** A transcribed stretch of a recording. Its figures are null if the service returns none. */
export interface RawSegment {
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  text: string;
  /** Mean log probability of its words: 0 is certain, below -1 is guessing. */
  avgLogprob: number | null;
  noSpeechProb: number | null;
  /** How well its text compresses: above 2.4 it repeats itself. */
  compressionRatio: number | null;
}

/** The service's transcription, with possible hallucinations. */
export interface RawTranscription {
  /** BCP 47, or null when the service names no language that we know. */
  language: string | null;
  segments: RawSegment[];
  usage: Usage;
}

const figure = z.number().nullish();

const verboseAnswer = z.object({
  text: z.string(),
  language: z.string().nullish(),
  duration: z.coerce.number().nullish(),
  segments: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        text: z.string(),
        avg_logprob: figure,
        no_speech_prob: figure,
        compression_ratio: figure,
      }),
    )
    .nullish(),
});

/** Sends a recording to the service, once. Throws AiError if it fails or its response is unusable, not_configured without one, and what `pay` throws. */
export async function transcribe({
  bytes,
  filename,
  seconds,
  longest,
  words = [],
  pay,
}: Sound): Promise<RawTranscription> {
  return pay(minutesPrice(seconds), () =>
    callAi(async (openAi) => {
      const started = performance.now();
      const answer = await openAi.audio.transcriptions.create({
        file: new File([bytes], filename, { type: bytes.type }),
        model: env.OPENAI_TRANSCRIPTION_MODEL,
        response_format: "verbose_json",
        timestamp_granularities: ["segment"],
        ...(words.length > 0 && { prompt: cut(words.join(", ")) }),
      });
      const heard = verboseAnswer.parse(JSON.parse(JSON.stringify(answer), storable));
      const charged = Math.max(Math.min(heard.duration ?? 0, longest), seconds);
      return { ...toRaw(heard), usage: logMinutes(charged, performance.now() - started) };
    }),
  );
}

/** The models read the last 224 tokens of a prompt. */
function cut(prompt: string): string {
  return prompt.slice(0, 600);
}

function toRaw({
  text,
  language,
  duration,
  segments,
}: z.output<typeof verboseAnswer>): Omit<RawTranscription, "usage"> {
  const whole: RawAnswer[] = text.trim() === "" ? [] : [{ start: 0, end: duration ?? 0, text }];
  return {
    language: languageTag(language),
    segments: (segments ?? whole).map((segment) => ({
      start: segment.start,
      end: segment.end,
      text: segment.text.trim(),
      ...figuresOf(segment),
    })),
  };
}

type RawAnswer = NonNullable<z.output<typeof verboseAnswer>["segments"]>[number];

function figuresOf(segment: Partial<RawAnswer>) {
  return {
    avgLogprob: segment.avg_logprob ?? null,
    noSpeechProb: segment.no_speech_prob ?? null,
    compressionRatio: segment.compression_ratio ?? null,
  };
}
