import { toRefusal } from "../refuse";
import { TIME_LIMIT_MS } from "../time-limit";
import { respondWithEvents } from "./event-stream";
import { respondWithJson } from "./json";
import { type EventSink, EventStream, type SlowAnswer } from "@/lib/kernel/answer";

/** Less than the time limit of the call, so that its own refusal is still sent. */
const JSON_WAIT_MS = TIME_LIMIT_MS - 2_000;

/** Responds with events to clients that accept them, else with JSON. Aborts the work if the client disconnects. */
export async function respondInTime({ work }: SlowAnswer, request: Request): Promise<Response> {
  if (acceptsEvents(request))
    return respondWithEvents(new EventStream((sink) => void tell(sink, work)), request);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(JSON_WAIT_MS)]);
  const body = await work({ report: () => undefined, signal });
  return respondWithJson({ status: 200, body });
}

/** Whether the client accepts progress events. */
export function acceptsEvents(request: Request): boolean {
  return request.headers.get("accept")?.includes("text/event-stream") ?? false;
}

async function tell({ send, close, onEnd }: EventSink, work: SlowAnswer["work"]): Promise<void> {
  const left = new AbortController();
  onEnd(() => left.abort());
  // An empty line, which readers ignore: Next sends the headers with the first bytes, and proxies wait about 30 s for those.
  send({});
  try {
    const report = (data: object) => send({ event: "progress", data });
    send({ event: "done", data: await work({ report, signal: left.signal }) });
  } catch (thrown) {
    const { status, body, headers } = await toRefusal(thrown);
    const retryAfter = headers?.["retry-after"];
    send({ event: "failed", data: { status, ...(body as object), ...(retryAfter && { retryAfter }) } });
  } finally {
    close();
  }
}
