import type OpenAI from "openai";
import type * as Sdk from "openai";
import { SAMPLE_KEY } from "./sample-key";
import { UnfitAnswer } from "./unfit-answer";
import { env, isSandboxed } from "@/lib/kernel/env";
import { AppError } from "@/lib/shared/errors";

/** Whether a service for transcription and translation is configured: by its key, or by the address of a server that needs none. */
export function isAiConfigured(): boolean {
  return env.OPENAI_API_KEY !== undefined;
}

/** Whether photos are described, too: by a model that sees. */
export function canSeePhotos(): boolean {
  return isAiConfigured() && env.OPENAI_IMAGE_MODEL !== undefined;
}

/** Whether responses are samples of the AI sandbox, as in the demo: the screen then says so. */
export function isAiSampled(): boolean {
  return isSandboxed && env.OPENAI_API_KEY === SAMPLE_KEY;
}

/** Loaded by the first call: hundreds of files, which servers without a service, and every start, do without. */
let sdk: typeof Sdk | undefined;
let client: OpenAI | undefined;

/** The client of the configured service; throws not_configured without one. It never retries: jobs retry, with a limit. */
async function openAi(): Promise<OpenAI> {
  if (!env.OPENAI_API_KEY) throw new AppError("not_configured");
  sdk ??= await import("openai");
  client ??= new sdk.default({
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
  const service = await openAi();
  try {
    return await call(service);
  } catch (error) {
    const isRefusal = isApiError(error) && ABOUT_THE_INPUT.has(error.status as number);
    throw new AiError(isRefusal ? "refused" : "unavailable", error);
  }
}

function isApiError(cause: unknown): cause is InstanceType<typeof Sdk.APIError> {
  return sdk !== undefined && cause instanceof sdk.APIError;
}

/** How a call ended of which nothing came back, or null for other causes. */
function endOf(cause: unknown): "timeout" | "aborted" | null {
  if (sdk && cause instanceof sdk.APIConnectionTimeoutError) return "timeout";
  return sdk && cause instanceof sdk.APIUserAbortError ? "aborted" : null;
}

/** An error status, and a service that could not be reached. */
function isUncharged(cause: unknown): boolean {
  return endOf(cause) === null && isApiError(cause);
}

function codeOf(cause: unknown): string {
  const end = endOf(cause);
  if (end) return end;
  if (isApiError(cause)) return `status ${String(cause.status ?? "none")}`;
  return cause instanceof Error ? cause.name : typeof cause;
}

/** The most that is read of an answer: a report of the greatest size has less than a tenth of it. */
const MOST_ANSWER_BYTES = 10 * 1024 * 1024;

/** The service's answer did not end within `MOST_ANSWER_BYTES`. */
class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";
}

/**
 * `fetch` for the AI service: follows no redirect, which would carry people's texts and the key to wherever it points, and reads
 * a bounded answer. What is beyond the bound errors the body with AnswerTooLong, and the connection ends.
 */
async function boundedFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const call = new AbortController();
  const end = () => call.abort(init.signal?.reason);
  init.signal?.addEventListener("abort", end, { once: true });
  const response = await fetch(input, { ...init, redirect: "manual", signal: call.signal });
  if (!response.body) return response;
  let left = MOST_ANSWER_BYTES;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new AnswerTooLong());
      else controller.enqueue(chunk);
    },
    // undici throws outside of any call when a body is aborted that has come whole.
    flush: () => init.signal?.removeEventListener("abort", end),
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
}
