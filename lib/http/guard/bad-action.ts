import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendRefusal } from "./send-refusal";
import { AppError } from "@/lib/shared/errors";

interface PagePost {
  /** Whether one of our actions has started: errors from then on are not about the request's format. */
  isUnderstood: boolean;
}

const shared = globalThis as typeof globalThis & { plumblinePagePosts?: AsyncLocalStorage<PagePost> };
// Kept on globalThis: the guard and the actions may have two copies of this module.
const posts = (shared.plumblinePagePosts ??= new AsyncLocalStorage());

/** Called by every action once Next has decoded its input. */
export function markUnderstood(): void {
  const post = posts.getStore();
  if (post) post.isUnderstood = true;
}

/**
 * Runs Next on a page's POST, and answers 400 where Next answers a bare 500 because it could not decode the action's body:
 * that is the client's error. Next sets the status before it sends anything; what it then sends is dropped.
 */
export function answerBadAction(
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => boolean,
): boolean {
  const post: PagePost = { isUnderstood: false };
  let isReplaced = false;
  const isBad = () => {
    if (isReplaced || response.headersSent || response.statusCode !== 500 || post.isUnderstood)
      return isReplaced;
    isReplaced = true;
    void sendRefusal(request, response, new AppError("validation_failed", { key: "malformedForm" }));
    return true;
  };
  for (const name of ["write", "end", "writeHead", "flushHeaders"] as const) {
    const original = response[name].bind(response) as (...args: unknown[]) => unknown;
    const dropped = name === "write" ? true : response;
    Reflect.set(response, name, (...args: unknown[]) => (isBad() ? dropped : original(...args)));
  }
  return posts.run(post, pass);
}
