import type { EventSink, EventStream, StreamEvent } from "@/lib/kernel/answer";
import { env } from "@/lib/kernel/env";

/** Bytes buffered for a slow reader; beyond that the stream ends, and the browser reconnects. */
const MAX_WAITING = 1024 * 1024;
/** Milliseconds. */
const PULSE = 1000;

const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(": \n\n");

interface OpenStreams {
  all: Set<OpenStream>;
  /** Looks after all of them: a timer for each would keep its request in memory for as long. */
  timer?: NodeJS.Timeout;
}

const shared = globalThis as typeof globalThis & { plumblineStreams?: OpenStreams };
// Kept on globalThis: the shutdown and the routes may load two copies of this module.
const open = (shared.plumblineStreams ??= { all: new Set() });

/** Starts the stream. It ends with the verb's close(), when the browser leaves, or when the server shuts down. */
export async function respondWithEvents(
  { open: start, lifetimeMs }: EventStream,
  request: Request,
): Promise<Response> {
  const stream = new OpenStream(request.signal, lifetimeMs);
  try {
    await start(stream);
  } catch (error) {
    stream.close();
    throw error;
  }
  return new Response(stream.body, {
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
  for (const stream of [...open.all]) stream.close();
}

/** How many are open. */
export function openEventStreams(): number {
  return open.all.size;
}

/** One answer that is still being written. Thousands may be open: what each keeps in memory counts. */
class OpenStream implements EventSink {
  readonly body: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #listeners: (() => void)[] | null = [];
  #heartbeatAt = 0;
  readonly #endsAt: number;
  readonly #left: AbortSignal;

  constructor(left: AbortSignal, lifetimeMs: number) {
    this.#left = left;
    this.#endsAt = performance.now() + lifetimeMs;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.#controller = controller),
        cancel: () => {
          this.#controller = undefined;
          this.close();
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING }),
    );
    left.addEventListener("abort", this.close);
    this.#scheduleHeartbeat();
    open.all.add(this);
    open.timer ??= setInterval(pulse, PULSE);
    if (left.aborted) this.close();
  }

  readonly send = (event: StreamEvent): void => {
    this.#write(encoder.encode(format(event)));
  };

  readonly close = (): void => {
    const listeners = this.#listeners;
    if (!listeners) return;
    this.#listeners = null;
    open.all.delete(this);
    if (open.all.size === 0) {
      clearInterval(open.timer);
      delete open.timer;
    }
    this.#left.removeEventListener("abort", this.close);
    this.#controller?.close();
    for (const listener of listeners) listener();
  };

  readonly onEnd = (listener: () => void): void => {
    if (this.#listeners) this.#listeners.push(listener);
    else listener();
  };

  /** Ends it when its time is over, and keeps proxies from closing it for being idle. */
  lookAfter(now: number): void {
    if (now >= this.#endsAt) this.close();
    if (now < this.#heartbeatAt) return;
    this.#scheduleHeartbeat();
    this.#write(HEARTBEAT);
  }

  /** A pulse early, so that none is late. */
  #scheduleHeartbeat(): void {
    this.#heartbeatAt = performance.now() + env.EVENT_HEARTBEAT_SECONDS * 1000 - PULSE;
  }

  #write(bytes: Uint8Array): void {
    if (!this.#listeners) return;
    this.#controller?.enqueue(bytes);
    if ((this.#controller?.desiredSize ?? 0) <= 0) this.close();
  }
}

function pulse(): void {
  const now = performance.now();
  for (const stream of [...open.all]) stream.lookAfter(now);
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
