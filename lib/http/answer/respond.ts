import { FILE_LENGTH } from "../guard/keep-length";
import { respondWithEvents } from "./event-stream";
import { respondWithJson, toJsonAnswer } from "./json";
import { allowsRange, answerByPreconditions } from "./preconditions";
import { respondInTime } from "./slow";
import { EventStream, FileAnswer, Redirect, SlowAnswer, type ByteRange } from "@/lib/kernel/answer";

/** Turns a verb's result into a response: JSON unless it is a file, a stream or a redirect. */
export function respond(result: unknown, status: number, request: Request): Response | Promise<Response> {
  if (result instanceof FileAnswer) return respondWithFile(result, request);
  if (result instanceof EventStream) return respondWithEvents(result, request);
  if (result instanceof SlowAnswer) return respondInTime(result as SlowAnswer, request);
  if (result instanceof Redirect) return respondWithRedirect(result);
  return respondWithJson(toJsonAnswer(result, status, new URL(request.url)));
}

/** Relative URLs stay relative: only the browser knows which host it used. */
function respondWithRedirect({ to, status }: Redirect): Response {
  return new Response(null, { status, headers: { location: to, "cache-control": "no-store" } });
}

const DEFAULT_CACHE = "private, no-cache, no-transform";

/** The file, or the one range of it that was asked for (RFC 9110, section 14). Several ranges at once get the whole file. */
async function respondWithFile({ content }: FileAnswer, request: Request): Promise<Response> {
  const { type, etag, saveAs, cacheControl = DEFAULT_CACHE } = content;
  const cache = { ...(etag && { etag }), "cache-control": cacheControl, vary: "Cookie" };
  const known = answerByPreconditions(request, cache);
  if (known) return known;
  const headers = new Headers({
    ...cache,
    "content-type": type,
    "accept-ranges": content.size === null ? "none" : "bytes",
    ...(saveAs && { "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(saveAs)}` }),
  });
  if (content.size === null) return unmeasured(content, request, headers);
  const { size } = content;
  const range = rangeOf(request, size, etag);
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  for (const name of ["content-length", FILE_LENGTH]) headers.set(name, String(end - start + 1));
  const isEmpty = request.method === "HEAD" || size === 0;
  const body = isEmpty ? null : await content.open({ start, end }, request.signal);
  return new Response(body, { status: range ? 206 : 200, headers });
}

async function unmeasured(
  content: FileAnswer["content"],
  request: Request,
  headers: Headers,
): Promise<Response> {
  const range = { start: 0, end: Infinity };
  const body = request.method === "HEAD" ? null : await content.open(range, request.signal);
  return new Response(body, { headers });
}

/** Null for the whole file: no range, not a byte range, or a range of another version of the file. */
function rangeOf(request: Request, size: number, etag?: string): ByteRange | "unsatisfiable" | null {
  if (!allowsRange(request, etag)) return null;
  const [, first = "", last = ""] =
    /^bytes=(\d*)-(\d*)$/i.exec(request.headers.get("range")?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  return start >= size || end < start ? "unsatisfiable" : { start, end };
}
