import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStream, type Stream } from "./stream";
import type { NotifiedEvent, Positions, StreamedEvent } from "./stream-positions";

const EVENT = { type: "update.posted", projectId: "a", entityId: "ñ", seq: 4 } satisfies StreamedEvent;
const encoder = new TextEncoder();

/** The streams that the browser has opened, with the position that each asked for. */
let opened: { lastEventId: string | undefined; send: (bytes: Uint8Array) => void; end: () => void }[];
let events: (StreamedEvent | NotifiedEvent)[];
let stream: Stream;

beforeEach(() => {
  opened = [];
  events = [];
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("fetch", (_: string, { headers, signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        const send = (bytes: Uint8Array) => controller.enqueue(new Uint8Array(bytes));
        const lastEventId = new Headers(headers).get("last-event-id") ?? undefined;
        opened.push({ lastEventId, send, end: () => controller.close() });
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(body));
  });
});

afterEach(() => {
  stream.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(from: Positions = new Map()): void {
  stream = openStream({ userId: "rosa", from, onEvent: (event) => events.push(event) });
}

async function nth(index: number): Promise<(typeof opened)[number]> {
  await vi.waitFor(() => expect(opened).toHaveLength(index + 1));
  return opened[index] as (typeof opened)[number];
}

const text = (id: string, event?: StreamedEvent) =>
  encoder.encode(`id: ${id}\n${event ? `event: ${event.type}\ndata: ${JSON.stringify(event)}\n` : ""}\n`);

test("an event arrives whole, wherever the network cuts it, even within a letter", async () => {
  open();
  const { send } = await nth(0);
  for (const byte of text("a:4", EVENT)) send(Uint8Array.of(byte));
  await vi.waitFor(() => expect(events).toEqual([EVENT]));
});

test("it resumes after the last event of each project, and where the server said that it began", async () => {
  open(new Map([["a", 3]]));
  const first = await nth(0);
  expect(first.lastEventId).toBe("a:3,*");
  first.send(text("a:3,b:7"));
  first.send(encoder.encode(": \n\n"));
  first.send(text("b:7,a:4", EVENT));
  await vi.waitFor(() => expect(events).toEqual([EVENT]));
  first.end();
  expect((await nth(1)).lastEventId).toBe("b:7,a:4");
});

test("an id that goes with an event says nothing of projects that this browser has heard of", async () => {
  open(new Map([["b", 7]]));
  const first = await nth(0);
  first.send(text("b:9,a:4", EVENT));
  await vi.waitFor(() => expect(events).toEqual([EVENT]));
  first.end();
  expect((await nth(1)).lastEventId).toBe("b:7,a:4");
});

test("for a tab that is further behind it reconnects from there", async () => {
  open(new Map([["a", 4]]));
  await nth(0);
  stream.goBackTo(new Map([["a", 2]]));
  expect((await nth(1)).lastEventId).toBe("a:2");
});
