import type { z } from "zod";
import { askAll, type TextCheck } from "./text-checks";
import { AiError } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { transcribe } from "@/lib/ai/transcribe";
import { UnfitAnswer } from "@/lib/ai/unfit-answer";
import { ask } from "@/lib/ai/ask";

/** What a server can carry of one feature. */
export interface Finding {
  /** As a person would name it. */
  feature: string;
  isCarried: boolean;
  /** Why, or how well. */
  says: string;
}

/** A recording of known length in English. */
export interface CheckedSound {
  bytes: Blob;
  filename: string;
  seconds: number;
}

/** Seconds for which somebody waits in front of a screen. */
const PATIENCE = 30;
/** How many times a recording's own length its words may take. */
const MOST_LENGTHS = 3;

/** Sends one recording and one text of each kind to the configured service, and says what of ours it can carry. */
export async function checkAi(sound: CheckedSound): Promise<Finding[]> {
  const findings = await checkSound(sound);
  for (const check of askAll) findings.push(await checkText(check));
  return findings;
}

const forFree: Pay = (_estimate, call) => call();

async function checkSound({ seconds, ...file }: CheckedSound): Promise<Finding[]> {
  const feature = "Recordings are written down";
  const sent = timed(() => transcribe({ ...file, seconds, longest: 2 * seconds, pay: forFree }));
  const answered = await sent.catch(reasonOf);
  if (typeof answered === "string") return [{ feature, isCarried: false, says: answered }];
  const { language, segments } = answered.value;
  const isTimed = segments.some(({ avgLogprob }) => avgLogprob !== null);
  return [
    {
      feature,
      isCarried: segments.length > 0,
      says: segments.length === 0 ? "it heard nothing in a recording of speech" : `in ${inSeconds(answered)}`,
    },
    speedOf("Words come soon after the recording", answered, seconds * MOST_LENGTHS),
    {
      feature: "The language of a recording is known",
      isCarried: language !== null,
      says: language === null ? "it names no language: we guess it from the words" : `it says ${language}`,
    },
    {
      feature: "A sentence can be played by itself, and what nobody said is left out",
      isCarried: isTimed,
      says: isTimed
        ? `${segments.length} pieces with times and figures`
        : "its verbose_json has no segments with figures: a recording is one piece, and noise may become words",
    },
  ];
}

async function checkText<S extends z.ZodObject>({
  feature,
  isRight,
  ...asked
}: TextCheck<S>): Promise<Finding> {
  const onText = asked.isStreamed ? { onText: () => undefined } : {};
  const answered = await timed(() => ask({ ...asked, ...onText, pay: forFree })).catch(reasonOf);
  if (typeof answered === "string") return { feature, isCarried: false, says: answered };
  const wrong = isRight(answered.value.answer);
  if (wrong !== null) return { feature, isCarried: false, says: wrong };
  return speedOf(feature, answered, PATIENCE);
}

interface Timed<T> {
  value: T;
  seconds: number;
}

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const begun = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - begun) / 1000 };
}

function speedOf(feature: string, answered: Timed<unknown>, most: number): Finding {
  const isCarried = answered.seconds <= most;
  const says = isCarried
    ? `in ${inSeconds(answered)}`
    : `too slow: ${inSeconds(answered)}, of ${Math.round(most)} s`;
  return { feature, isCarried, says };
}

function inSeconds({ seconds }: Timed<unknown>): string {
  return `${seconds.toFixed(1)} s`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof AiError)) throw error;
  if (error.cause instanceof UnfitAnswer)
    return `its answer does not fit the JSON schema (${error.cause.problems[0] ?? ""})`;
  if (error.code === "timeout") return "no answer within OPENAI_TIMEOUT_SECONDS";
  if (error.code === "status none") return "nothing answers there";
  if (error.code === "status 401") return "it refuses the key: see OPENAI_API_KEY";
  return error.problem === "refused"
    ? `it refuses the call (${error.code})`
    : `it does not answer as it should (${error.code})`;
}
