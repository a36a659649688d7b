import { createParser, type ParserCallbacks } from "eventsource-parser";

interface Callbacks extends Pick<ParserCallbacks, "onEvent" | "onId" | "onComment"> {
  /** Called for all that arrives, heartbeats included. */
  onBytes?: () => void;
}

/** Reads an event stream as it arrives, to its end. Rejects when it breaks. */
export async function readEvents(
  body: ReadableStream<Uint8Array> | null,
  { onBytes, ...callbacks }: Callbacks,
): Promise<void> {
  const parser = createParser(callbacks);
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return;
    onBytes?.();
    parser.feed(decoder.decode(chunk.value, { stream: true }));
  }
}
