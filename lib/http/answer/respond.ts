import { EventStream, FileAnswer, Redirect } from "@/lib/answer";
import { respondWithEvents } from "./event-stream";
import { respondWithFile } from "./file";
import { respondWithJson, toJsonAnswer } from "./json";
import { respondWithRedirect } from "./redirect";

/** Turns what a verb returned into the answer that its kind asks for; JSON unless it is another one. */
export function respond(result: unknown, status: number, request: Request): Response | Promise<Response> {
  if (result instanceof FileAnswer) return respondWithFile(result, request);
  if (result instanceof EventStream) return respondWithEvents(result, request);
  if (result instanceof Redirect) return respondWithRedirect(result);
  return respondWithJson(toJsonAnswer(result, status, new URL(request.url)));
}
