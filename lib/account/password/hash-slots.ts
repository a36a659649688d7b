import { availableParallelism } from "node:os";
import { AppError } from "@/lib/shared/errors";

/** How many password hashes run at once. Each takes a core for some 20 ms; one core stays free for everything else. */
export const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1);
/** How many may wait. With more, the last would wait for several seconds. */
export const MOST_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

interface Slots {
  running: number;
  waiting: (() => void)[];
}

const shared = globalThis as typeof globalThis & { plumblineHashSlots?: Slots };

/** Runs a hash when a slot is free, in order of arrival. Throws rate_limited when too many are waiting. */
export async function withHashSlot<T>(hash: () => Promise<T>): Promise<T> {
  // On globalThis: pages and calls are separate bundles but share the machine's cores.
  const slots = (shared.plumblineHashSlots ??= { running: 0, waiting: [] });
  await takeSlot(slots);
  try {
    return await hash();
  } finally {
    releaseSlot(slots);
  }
}

async function takeSlot(slots: Slots): Promise<void> {
  if (slots.waiting.length >= MOST_WAITING)
    throw new AppError("rate_limited", { key: "crowded", retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (slots.running < HASHES_AT_ONCE) slots.running += 1;
  else await new Promise<void>((handOver) => slots.waiting.push(handOver));
}

/** Hands the slot to the next in line, or frees it. */
function releaseSlot(slots: Slots): void {
  const next = slots.waiting.shift();
  if (next) next();
  else slots.running -= 1;
}
