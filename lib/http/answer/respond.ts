import { respondWithEvents } from "./event-stream";
import { respondWithFile } from "./file";
import { respondWithJson, toJsonAnswer } from "./json";
import { respondInTime } from "./slow";
import { EventStream, FileAnswer, Redirect, SlowAnswer } from "@/lib/kernel/answer";

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
