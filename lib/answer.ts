/**
 * A verb's view with a status of its own, where one call answers with more than one (201 made, 200 was there), or with headers.
 * Of an answer that is kept for its Idempotency-Key only status and body are.
 */
export class Answer<T> {
  constructor(
    readonly status: number,
    readonly body: T,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** One page of a list, newest first; `next` is the id to go on before, absent on the last page (CONTRACT section 2). */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly next?: string,
  ) {}

  map<U>(view: (item: T) => U): Page<U> {
    return new Page(this.items.map(view), this.next);
  }
}

/** Cuts a page out of rows that were read with `take: limit + 1`. */
export function pageOf<T extends { id: string }>(rows: T[], limit: number): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return rows.length > limit && last ? new Page(items, last.id) : new Page(items);
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

interface FileContent {
  /** Bytes. */
  size: number;
  type: string;
  /** Quoted, as HTTP has it; without one nothing can be resumed or revalidated. */
  etag?: string;
  /** Offered for saving under this name. */
  saveAs?: string;
  /** Default: kept by the reader's own browser, which asks again each time. */
  cacheControl?: string;
  open(range: ByteRange): ReadableStream<Uint8Array>;
}

/** A file, whole or in the part that a `Range` asks for. */
export class FileAnswer {
  constructor(readonly content: FileContent) {}
}

export interface StreamEvent {
  /** What `Last-Event-ID` names when the browser comes back. */
  id?: string;
  /** The event's type; `message` without one. */
  event?: string;
  /** Sent as JSON unless it is a text. */
  data: object | string;
}

export interface EventSink {
  send: (event: StreamEvent) => void;
  /** Ends the stream after what was sent; a browser then comes back by itself. */
  close: () => void;
  /** Aborted when the stream is over, whoever ended it: stop listening then. */
  signal: AbortSignal;
}

/** A stream of server-sent events. What `open` throws before it returns is the call's refusal; after that the stream just ends. */
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
