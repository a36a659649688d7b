import type { Client } from "./http-client";

/** An event as it came over the wire. */
export interface ReceivedEvent {
  id: string;
  event: string;
  data: { type: string; projectId: string; entityId?: string; seq: number } & Record<string, unknown>;
  /** `performance.now()` when it came. */
  at: number;
}

/** A stream that is open, with what it has brought so far. */
export interface EventReader {
  status: number;
  headers: Headers;
  events: ReceivedEvent[];
  /** How many heartbeats have come. */
  heartbeats: () => number;
  /** The id to come back with. */
  lastId: () => string;
  /** Resolves when the stream has ended, whoever ended it. */
  ended: Promise<void>;
  isOver: () => boolean;
  close: () => void;
}

interface OpenOptions {
  lastEventId?: string | undefined;
  headers?: Record<string, string>;
}

/** Opens an event stream in the name of a client, and reads it until it ends. */
export async function openEvents(
  client: Client,
  path: string,
  { lastEventId, headers = {} }: OpenOptions = {},
): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(new URL(path, client.url), {
    headers: {
      cookie: `authjs.session-token=${client.cookie("authjs.session-token") ?? ""}`,
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
      ...headers,
    },
    signal: leaving.signal,
  });
  const events: ReceivedEvent[] = [];
  let lastId = lastEventId ?? "";
  let isOver = false;
  let heartbeats = 0;
  const take = (block: string) => {
    if (block.startsWith(":")) heartbeats += 1;
    const { id, event, data } = fieldsOf(block);
    if (id !== undefined) lastId = id;
    if (data === undefined) return;
    const parsed = JSON.parse(data) as ReceivedEvent["data"];
    events.push({ id: lastId, event: event ?? "message", data: parsed, at: performance.now() });
  };
  const ended = readBlocks(response, take)
    .catch(() => undefined)
    .finally(() => (isOver = true))
    .then(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    events,
    heartbeats: () => heartbeats,
    lastId: () => lastId,
    ended,
    isOver: () => isOver,
    close: () => leaving.abort(),
  };
}

/** The status with which a stream answers; it is left at once. */
export async function openBriefly(client: Client, path: string): Promise<{ status: number }> {
  const stream = await openEvents(client, path);
  stream.close();
  return stream;
}

async function readBlocks(response: Response, take: (block: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of response.body ?? []) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    blocks.forEach(take);
  }
}

function fieldsOf(block: string): { id?: string; event?: string; data?: string } {
  const lines = block.split("\n").filter((line) => line !== "" && !line.startsWith(":"));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...rest] = line.split(": ");
      return [name, rest.join(": ")];
    }),
  );
}
