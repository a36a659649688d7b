/** One message of an event stream. */
export interface StreamMessage {
  id?: string;
  data?: string;
}

/** Reads the messages of an event stream as they arrive. `onBytes` is called for heartbeats too. */
export async function readMessages(
  body: ReadableStream<Uint8Array>,
  onMessage: (message: StreamMessage) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) onMessage(parse(block));
  }
}

function parse(block: string): StreamMessage {
  const message: StreamMessage = {};
  for (const line of block.split("\n")) {
    if (line.startsWith("id: ")) message.id = line.slice(4);
    if (line.startsWith("data: ")) message.data = (message.data ?? "") + line.slice(6);
  }
  return message;
}
