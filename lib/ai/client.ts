import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { boundedFetch } from "./bounded-fetch";
import { SAMPLE_KEY } from "./sample-key";
import { UnfitAnswer } from "./unfit-answer";
import { env, isSandboxed } from "@/lib/kernel/env";
import { AppError } from "@/lib/shared/errors";

/** Whether a service for transcription and translation is configured: by its key, or by the address of a server that needs none. */
export function isAiConfigured(): boolean {
  return env.OPENAI_API_KEY !== undefined;
}

/** Whether responses are samples of the AI sandbox, as in the demo: the screen then says so. */
export function isAiSampled(): boolean {
  return isSandboxed && env.OPENAI_API_KEY === SAMPLE_KEY;
}

let client: OpenAI | undefined;

/** The client of the configured service; throws not_configured without one. It never retries: jobs retry, with a limit. */
export function openAi(): OpenAI {
  if (!env.OPENAI_API_KEY) throw new AppError("not_configured");
  client ??= new OpenAI({
    apiKey: env.OPENAI_API_KEY,
    baseURL: env.OPENAI_BASE_URL,
    timeout: env.OPENAI_TIMEOUT_SECONDS * 1000,
    maxRetries: 0,
    fetch: boundedFetch,
    logLevel: "off",
  });
  return client;
}

/** Why a call failed: because of its input, or only for now. */
export type AiProblem = "refused" | "unavailable";

/** Statuses that mean that this input will never work. */
const ABOUT_THE_INPUT = new Set([400, 413, 415, 422]);

/** A call to the service that failed. `refused`: this input never works; `unavailable`: it may later. */
export class AiError extends Error {
  override readonly name = "AiError";
  /** All that is kept of a cause but of an unfit answer, which is asked for once more: what a service says of an error may hold the key. */
  readonly code: string;
  /** Whether the service may charge for it: it got the call, and its response never came or could not be read. */
  readonly mayHaveCost: boolean;

  constructor(
    readonly problem: AiProblem,
    cause: unknown,
  ) {
    super(`the AI service: ${problem}`, cause instanceof UnfitAnswer ? { cause } : {});
    this.code = codeOf(cause);
    this.mayHaveCost = !isUncharged(cause);
  }
}

/** Runs a call to the service. Turns every error into an AiError, including an unreadable response. */
export async function callAi<T>(call: (openAi: OpenAI) => Promise<T>): Promise<T> {
  const service = openAi();
  try {
    return await call(service);
  } catch (error) {
    const isRefusal = error instanceof APIError && ABOUT_THE_INPUT.has(error.status as number);
    throw new AiError(isRefusal ? "refused" : "unavailable", error);
  }
}

/** An error status, and a service that could not be reached. */
function isUncharged(cause: unknown): boolean {
  if (cause instanceof APIConnectionTimeoutError || cause instanceof APIUserAbortError) return false;
  return cause instanceof APIError;
}

function codeOf(cause: unknown): string {
  if (cause instanceof APIConnectionTimeoutError) return "timeout";
  if (cause instanceof APIUserAbortError) return "aborted";
  if (cause instanceof APIError) return `status ${String(cause.status ?? "none")}`;
  return cause instanceof Error ? cause.name : typeof cause;
}
