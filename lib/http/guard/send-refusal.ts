import { type IncomingMessage, ServerResponse } from "node:http";
import { toRefusal } from "../refuse";
import { logRequest } from "../request-log";
import { METHODS } from "./limits";
import { SECURITY_HEADERS } from "@/lib/http/pages/security-headers";
import { requestInfoFrom, withRequest } from "@/lib/kernel/request-context";
import type { AppError } from "@/lib/shared/errors";

/** Answers in the format of every error, with a request id and a log line. */
export async function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  error: AppError,
): Promise<void> {
  const started = performance.now();
  const info = requestInfoFrom(toHeaders(request));
  await withRequest(info, async () => {
    const { status, body } = await toRefusal(error);
    const text = JSON.stringify(body);
    if (response.destroyed || response.headersSent) return;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    // Use the original methods: Next's compression, or `answerBadAction`, may have replaced them.
    ServerResponse.prototype.writeHead.call(response, status, {
      ...SECURITY_HEADERS,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      "cache-control": "no-store",
      "x-request-id": info.id,
      ...(status === 405 && { allow: METHODS.join(", ") }),
    });
    (ServerResponse.prototype.end as (this: ServerResponse, text: string) => unknown).call(response, text);
    const { method = "", url = "" } = request;
    logRequest({ method, path: url.split("?", 1)[0] ?? "", status, started });
  });
}

function toHeaders({ headers }: IncomingMessage): Headers {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return new Headers(entries);
}
