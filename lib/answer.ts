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
 * One page of a list, newest first; `next` is the next page's `before`, absent on the last page (CONTRACT section 2). `seq` is the
 * number of an event that the page shows the state after, or of an earlier one.
 */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly next?: string,
    readonly seq?: number,
  ) {}

  map<U>(view: (item: T) => U): Page<U> {
    return new Page(this.items.map(view), this.next, this.seq);
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
  /** Bytes; null when that is known only once it was sent, so that no part of it can be asked for. */
  size: number | null;
  type: string;
  /** Quoted, as in the header; without one, downloads cannot be resumed or revalidated. */
  etag?: string;
  /** Offered for saving under this name. */
  saveAs?: string;
  /** Default: cached by the reader's browser only, which revalidates it on every use. */
  cacheControl?: string;
  /** Stops reading when the signal aborts: the reader has hung up. What it throws becomes the call's answer. */
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
  /** Aborted when the stream ends, whoever ended it; stop listening then. */
  signal: AbortSignal;
}

/** A stream of server-sent events. An error that `open` throws becomes the call's answer; later the stream can only end. */
export class EventStream {
  constructor(readonly open: (sink: EventSink) => void | Promise<void>) {}
}

/** Sends the browser on to another address. 303 answers a POST with a page, 307 repeats the request as it was. */
export class Redirect {
  constructor(
    readonly to: string,
    readonly status: 303 | 307 = 303,
  ) {}
}

/** How an answer that takes its time comes about. */
export interface Course {
  /** Tells the reader how far it has come; nobody hears it who asked for JSON. */
  report: (progress: object) => void;
  /** Aborted when nobody waits for the answer anymore. */
  signal: AbortSignal;
}

/**
 * An answer that takes its time: JSON, or for those who accept `text/event-stream` events `progress`, then one `done` with the
 * answer or `failed` with `{ status, ... }` of the refusal. What can be refused at once is refused before.
 */
export class SlowAnswer<T extends object = object> {
  constructor(readonly work: (course: Course) => Promise<T>) {}
}
