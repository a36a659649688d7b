import { outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";

/** How long signing out waits for items in flight. */
const LIMIT_MS = 5000;

/** Sends what it can. Resolves with whether nothing is left that the user could not reach after signing out. */
export async function sendBeforeSignOut(userId: string): Promise<boolean> {
  const sent = outboxOf(userId).then((outbox) => outbox.commitUndoable());
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([sent, limit]).catch(() => undefined);
  const { items, kept } = outboxState();
  return items.length + kept.length === 0;
}
