/**
 * A verb's view with an explicit status, for calls that have several (201 created, 200 already there), or with headers.
 * What is stored for an Idempotency-Key is the status and the body only.
 */
export class Answer<T> {
  constructor(
    readonly status: number,
    readonly body: T,
    readonly headers: Record<string, string> = {},
  ) {}
}

/**
 * One page of a list, newest first; `next` is the next page's `before`, absent on the last page. The page reflects at least
 * the events up to number `seq`. In a list that can also be read toward its newest rows, `prev` is the previous page's `after`.
 */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly next?: string,
    readonly seq?: number,
    readonly prev?: string,
    /** How many rows the whole list has. */
    readonly total?: number,
  ) {}

  map<U>(view: (item: T) => U): Page<U> {
    return new Page(this.items.map(view), this.next, this.seq, this.prev, this.total);
  }
}

/** Cuts a page out of rows that were read with `take: limit + 1`. */
export function pageOf<T extends { id: string }>(rows: T[], limit: number, seq?: number): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return new Page(items, rows.length > limit ? last?.id : undefined, seq);
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

interface FileContent {
  /** Bytes; null if unknown until everything was sent, and then ranges cannot be requested. */
  size: number | null;
  type: string;
  /** Quoted, as in the header; without one, downloads cannot be resumed or revalidated. */
  etag?: string;
  /** Offered for saving under this name. */
  saveAs?: string;
  /** Default: cached by the reader's browser only, which revalidates it on every use. Another person's session never gets it. */
  cacheControl?: string;
  /** Stops reading when the signal aborts (the client disconnected). What it throws becomes the response. */
  open(
    range: ByteRange,
    signal: AbortSignal,
  ): ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>;
}

/** A file: all of it, or the part that a `Range` header asks for. */
export class FileAnswer {
  constructor(readonly content: FileContent) {}
}

export interface StreamEvent {
  /** What the browser sends as `Last-Event-ID` when it reconnects. */
  id?: string;
  /** The event's type; `message` without one. */
  event?: string;
  /** Sent as JSON unless it is a string. Without it the browser only remembers the id. */
  data?: object | string;
}

export interface EventSink {
  send: (event: StreamEvent) => void;
  /** Ends the stream after everything sent so far; browsers reconnect on their own. */
  close: () => void;
  /** Calls the listener once when the stream has ended, no matter who ended it; at once if it already has. */
  onEnd: (listener: () => void) => void;
}

/**
 * A stream of server-sent events, which ends after `lifetimeMs` at the latest (within a second). An error thrown by `open`
 * becomes the response; after that, an error can only end the stream.
 */
export class EventStream {
  constructor(
    readonly open: (sink: EventSink) => void | Promise<void>,
    readonly lifetimeMs = Infinity,
  ) {}
}

/** Sends the browser on to another address. 303 answers a POST with a page, 307 repeats the request as it was. */
export class Redirect {
  constructor(
    readonly to: string,
    readonly status: 303 | 307 = 303,
  ) {}
}

/** What the function behind a slow response can use. */
export interface Course {
  /** Sends progress to the client; ignored if the client asked for JSON. */
  report: (progress: object) => void;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
}

/**
 * A slow response: JSON or, for clients that accept `text/event-stream`, `progress` events, then either `done` with the result
 * or `failed` with `{ status, ... }` of the refusal. Check what can be refused immediately before returning one.
 */
export class SlowAnswer<T extends object = object> {
  constructor(readonly work: (course: Course) => Promise<T>) {}
}
