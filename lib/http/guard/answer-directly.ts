import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { type KeptAnswer, KeptBytes } from "../answer/kept-answers";
import { type DirectCall, findCall } from "../direct-calls";
import { SECURITY_HEADERS } from "@/lib/http/pages/security-headers";
import { env } from "@/lib/kernel/env";

/** Bytes; as Next's own compression. */
const COMPRESSED_FROM = 1024;
/** What Next's answers vary with besides ours. */
const NEXT_VARIES = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";

/** Answers a call that is known without Next, as Next would. Returns whether it does. */
export function answerDirectly(request: IncomingMessage, response: ServerResponse): boolean {
  const call = needsNext() ? null : findCall(request.method ?? "", pathOf(request));
  if (!call) return false;
  send(request, response, call).catch(() => response.destroy());
  return true;
}

/**
 * While the code is being changed Next alone knows the newest. And a platform such as Vercel, which surrounds each request with this
 * context, keeps the process awake only for what Next tells it.
 */
function needsNext(): boolean {
  return env.APP_MODE === "development" || Symbol.for("@next/request-context") in globalThis;
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

async function send(request: IncomingMessage, response: ServerResponse, call: DirectCall): Promise<void> {
  const afterAnswer = (work: () => Promise<unknown>) =>
    response.closed ? void work() : void response.once("close", () => void work());
  const answered = await call.answer(toRequest(request), call.params, { afterAnswer });
  const body = await bodyOf(answered, request.headers["accept-encoding"] ?? "");
  if (response.destroyed || response.headersSent) return;
  response.statusCode = answered.status;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  response.setHeaders(answered.headers);
  response.setHeader("vary", `${NEXT_VARIES}, ${answered.headers.get("vary") ?? "Accept-Encoding"}`);
  for (const [name, value] of Object.entries(body?.headers ?? {})) response.setHeader(name, value);
  response.end(request.method === "HEAD" ? undefined : body?.bytes);
}

async function bodyOf(answered: Response | KeptAnswer, accepted: string) {
  if (!("kept" in answered) && !answered.body) return null;
  const kept = "kept" in answered ? answered.kept : new KeptBytes(Buffer.from(await answered.arrayBuffer()));
  const zips = ACCEPTS_GZIP.test(accepted) && kept.plain.byteLength >= COMPRESSED_FROM;
  const bytes = zips ? await kept.gzipped() : kept.plain;
  return {
    bytes,
    headers: { "content-length": bytes.byteLength, ...(zips && { "content-encoding": "gzip" }) },
  };
}

/** Not with a weight of zero. */
const ACCEPTS_GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

function toRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "" } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(`http://localhost${url}`, {
    method,
    headers: headersOf(incoming),
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
  });
}

/** With what Next adds where no proxy has. */
function headersOf({ headers, socket }: IncomingMessage): Headers {
  const added = [
    ["x-forwarded-for", socket.remoteAddress ?? ""],
    ["x-forwarded-host", headers.host ?? ""],
    ["x-forwarded-proto", "http"],
  ] as [string, string][];
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return new Headers([...added.filter(([name]) => !(name in headers)), ...given]);
}
