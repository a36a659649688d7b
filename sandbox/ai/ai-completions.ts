import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { hashOf } from "./ai-answers";
import type { AiCall } from "./ai-log";

interface Streaming {
  stream_options?: { include_usage?: boolean };
}

/** A chat completion in one piece. */
export function whole({ model, size }: Pick<AiCall, "model" | "size">, content: string): object {
  const message = { role: "assistant", content, refusal: null };
  return {
    id: `chatcmpl-${hashOf(content).slice(0, 12)}`,
    object: "chat.completion",
    created: 0,
    model,
    choices: [{ index: 0, message, finish_reason: "stop", logprobs: null }],
    usage: usageOf(size, content),
  };
}

function usageOf(size: number, content: string): object {
  const total_tokens = size + content.length;
  return { prompt_tokens: size, completion_tokens: content.length, total_tokens };
}

/** The same as a stream, word by word. */
export function pieces(
  { stream_options: options }: Streaming,
  { model, size }: AiCall,
  content: string,
): object[] {
  const piece = (delta: object, finish_reason: string | null) => ({
    id: `chatcmpl-${hashOf(content).slice(0, 12)}`,
    object: "chat.completion.chunk",
    created: 0,
    model,
    choices: [{ index: 0, delta, finish_reason }],
  });
  const words = content.match(/\S+\s*/g) ?? [];
  const counted = { ...piece({}, null), choices: [], usage: usageOf(size, content) };
  return [
    ...words.map((word) => piece({ content: word }, null)),
    piece({}, "stop"),
    ...(options?.include_usage ? [counted] : []),
  ];
}

interface Pace {
  pauseMs?: number | undefined;
  rest?: Promise<unknown> | undefined;
}

/** Sends a stream, with a pause before each piece and the last one after `rest`; stops when nobody reads it. */
export async function sendStream(
  response: ServerResponse,
  all: object[],
  { pauseMs = 0, rest }: Pace,
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const piece of all) {
    if (pauseMs > 0) await sleep(pauseMs);
    if (piece === all.at(-1)) await rest;
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify(piece)}\n\n`);
  }
  response.end("data: [DONE]\n\n");
}

/** Ends a stream half-way. */
export function cutStream(response: ServerResponse, pieces: object[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const half = pieces.slice(0, pieces.length / 2).map((piece) => `data: ${JSON.stringify(piece)}\n\n`);
  response.write(half.join(""), () => response.destroy());
}
