import type { EventSink, EventStream, StreamEvent } from "@/lib/answer";
import { env } from "@/lib/env";

/** Bytes buffered for a slow reader; beyond that the stream ends, and the browser reconnects. */
const MAX_WAITING = 1024 * 1024;

const shared = globalThis as typeof globalThis & { plumblineStreams?: Set<() => void> };
// Kept on globalThis: the shutdown and the routes may load two copies of this module.
const open = (shared.plumblineStreams ??= new Set());

/** Starts the stream. It ends with the verb's close(), when the browser leaves, or when the server shuts down. */
export async function respondWithEvents({ open: start }: EventStream, request: Request): Promise<Response> {
  const ended = new AbortController();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (own) => void (controller = own),
      cancel: () => {
        controller = undefined;
        close();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING }),
  );
  const write = (text: string) => {
    if (ended.signal.aborted) return;
    controller?.enqueue(encoder.encode(text));
    if ((controller?.desiredSize ?? 0) <= 0) close();
  };
  // Proxies close idle connections.
  const heartbeat = setInterval(() => {
    write(": \n\n");
  }, env.EVENT_HEARTBEAT_SECONDS * 1000);
  const close = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    clearInterval(heartbeat);
    open.delete(close);
    request.signal.removeEventListener("abort", close);
    controller?.close();
  };
  open.add(close);
  request.signal.addEventListener("abort", close);
  if (request.signal.aborted) close();
  const sink: EventSink = { send: (event) => write(format(event)), close, signal: ended.signal };
  try {
    await start(sink);
  } catch (error) {
    close();
    throw error;
  }
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // no-transform: compression would hold events back.
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

/** Ends every open stream, so that the server can stop: it would wait for them forever. */
export function closeEventStreams(): void {
  for (const close of [...open]) close();
}

/** How many are open. */
export function openEventStreams(): number {
  return open.size;
}

function format({ id, event, data }: StreamEvent): string {
  const lines = data === undefined ? "" : dataLines(data);
  return `${id === undefined ? "" : `id: ${id}\n`}${event === undefined ? "" : `event: ${event}\n`}${lines}\n`;
}

function dataLines(data: object | string): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}\n`)
    .join("");
}
