import { env } from "@/lib/env";
import { log } from "@/lib/log";

/** What a call cost. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a dollar, by the prices in the environment. */
  microDollars: number;
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
  const microDollars = Math.ceil((seconds / 60) * env.OPENAI_PRICE_MINUTE * 1_000_000);
  const model = env.OPENAI_TRANSCRIPTION_MODEL;
  log.info({ call: "transcription", model, seconds, microDollars, ms: Math.round(milliseconds) }, "AI call");
  return { inputTokens: 0, outputTokens: 0, microDollars };
}
