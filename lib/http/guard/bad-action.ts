import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendRefusal } from "./send-refusal";
import { AppError } from "@/lib/errors";

interface PagePost {
  /** Whether an action of ours has begun: whatever is wrong from then on is not the request's shape. */
  isUnderstood: boolean;
}

const shared = globalThis as typeof globalThis & { plumblinePagePosts?: AsyncLocalStorage<PagePost> };
// Kept on globalThis: the guard and the actions may have two copies of this module.
const posts = (shared.plumblinePagePosts ??= new AsyncLocalStorage());

/** An action tells that its input could be read. */
export function markUnderstood(): void {
  const post = posts.getStore();
  if (post) post.isUnderstood = true;
}

/**
 * Runs Next on a page's POST, and answers 400 where Next answers a bare 500 because it could not read the action's body: that
 * is no error of ours. Next decides on the status before it sends anything; what it then sends is dropped.
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
