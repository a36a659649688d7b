import { outboxOf } from "@/lib/outbox/client";
import { outboxState } from "@/lib/outbox/state";

/** How long signing out waits for what is in flight. */
const LIMIT_MS = 5000;

/** Sends what it can; whether nothing is left that would be out of reach once the user has signed out. */
export async function sendBeforeSignOut(userId: string): Promise<boolean> {
  const sent = outboxOf(userId).then((outbox) => outbox.hurry());
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([sent, limit]).catch(() => undefined);
  const { items, kept } = outboxState();
  return items.length + kept.length === 0;
}
