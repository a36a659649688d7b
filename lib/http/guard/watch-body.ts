import type { IncomingMessage, ServerResponse } from "node:http";
import { CALL_BODY_LIMIT, LINGER_MS, PAGE_BODY_LIMIT, STALL_MS } from "./limits";
import { sendRefusal } from "./send-refusal";
import { AppError } from "@/lib/shared/errors";

/** Ends a body that stalls, exceeds its limit, or continues after its answer. */
export function watchBody(request: IncomingMessage, response: ServerResponse, stallMs = STALL_MS): void {
  const { headers, socket } = request;
  const isCounted = headers["transfer-encoding"] !== undefined;
  if (!isCounted && Number(headers["content-length"] ?? 0) === 0) return;
  // Applies only until the body has arrived: Node asks the request first, and an answer may be slow.
  request.setTimeout(stallMs, () => socket.destroy());
  response.on("timeout", () => undefined);
  if (isCounted) countBytes(request, response);
  response.once("finish", () => {
    if (!request.complete) drainRest(request);
  });
}

/** Counts each chunk as it arrives, without consuming it. A body with a Content-Length cannot be longer than that. */
function countBytes(request: IncomingMessage, response: ServerResponse): void {
  const limit = request.url?.startsWith("/api/") ? CALL_BODY_LIMIT : PAGE_BODY_LIMIT;
  const push = request.push.bind(request);
  let size = 0;
  request.push = (chunk: Uint8Array | null, encoding) => {
    const isOver = size > limit;
    size += chunk?.byteLength ?? 0;
    if (size <= limit) return push(chunk, encoding);
    if (!isOver) void sendRefusal(request, response, new AppError("too_large"));
    return true;
  };
}

function drainRest(request: IncomingMessage): void {
  request.removeAllListeners("data").resume();
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once("close", () => clearTimeout(timer));
}
