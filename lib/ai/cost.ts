import { env } from "@/lib/kernel/env";
import { log } from "@/lib/kernel/log";

/** What a call cost. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a dollar, by the prices in the environment. */
  microDollars: number;
}

/** The cost of a call that was not sent, or not charged for. */
export const NOTHING: Usage = { inputTokens: 0, outputTokens: 0, microDollars: 0 };

/**
 * Pays for one call: takes its estimated price in millionths of a dollar, sends it only if that much is left, and books what it
 * cost. Every call to the service needs one; `payFor` in budget.ts makes it.
 */
export type Pay = <T extends { usage: Usage }>(estimate: number, call: () => Promise<T>) => Promise<T>;

/** Tokens per character, generously: English takes 0.25, Spanish 0.3. */
const TOKENS_PER_CHARACTER = 0.5;
/** What a response takes besides repeating what it was given. */
const RESPONSE_TOKENS = 2_000;

/** The part of an estimate that grows with the texts given, per character: they are read, and repeated at most. */
export function pricePerCharacter(): number {
  return TOKENS_PER_CHARACTER * (env.OPENAI_PRICE_INPUT + env.OPENAI_PRICE_OUTPUT);
}

/** Of a small picture, as any of the known models counts it. */
const IMAGE_TOKENS = 3_000;

/** What a question of so many characters and pictures costs at most, as long as its response is not much longer than the texts given. */
export function chatEstimate({
  instructions,
  data,
  images = 0,
}: Record<"instructions" | "data", number> & { images?: number }): number {
  const read = (TOKENS_PER_CHARACTER * instructions + IMAGE_TOKENS * images) * env.OPENAI_PRICE_INPUT;
  return Math.ceil(read + data * pricePerCharacter() + RESPONSE_TOKENS * env.OPENAI_PRICE_OUTPUT);
}

/** What transcribing a recording of this length costs. */
export function minutesPrice(seconds: number): number {
  return Math.ceil((seconds / 60) * env.OPENAI_PRICE_MINUTE * 1_000_000);
}

/** As the service counts them. */
export interface Tokens {
  prompt_tokens: number;
  completion_tokens: number;
}

/** Logs tokens, time and price of a call, and returns them. A service that counts no tokens counts as free. */
export function logCost(call: string, tokens: Tokens | undefined, milliseconds: number): Usage {
  const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } = tokens ?? {};
  const microDollars = Math.ceil(
    inputTokens * env.OPENAI_PRICE_INPUT + outputTokens * env.OPENAI_PRICE_OUTPUT,
  );
  const model = env.OPENAI_CHAT_MODEL;
  log.info({ call, model, inputTokens, outputTokens, microDollars, ms: Math.round(milliseconds) }, "AI call");
  return { inputTokens, outputTokens, microDollars };
}

/** Logs length, time and price of a transcription, and returns what it cost. */
export function logMinutes(seconds: number, milliseconds: number): Usage {
  const microDollars = minutesPrice(seconds);
  const model = env.OPENAI_TRANSCRIPTION_MODEL;
  log.info({ call: "transcription", model, seconds, microDollars, ms: Math.round(milliseconds) }, "AI call");
  return { inputTokens: 0, outputTokens: 0, microDollars };
}
