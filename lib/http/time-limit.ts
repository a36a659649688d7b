import { AppError } from "@/lib/errors";

/** How long a verb may take. Browsers wait 30 s for a call: the answer has to reach them before they give up. */
export const TIME_LIMIT_MS = 28_000;

/**
 * Gives `work` up after a time: throws unavailable. What it began goes on, and may still commit; repeated with its
 * Idempotency-Key it answers with what became of it.
 */
export function withinTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new AppError("unavailable", { key: "tookTooLong", retryAfterSeconds: 5 }));
    }, ms);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
