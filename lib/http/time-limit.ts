import { AppError } from "@/lib/shared/errors";

/** How long a verb may take. Browsers wait 30 s for a call: the answer has to reach them before they give up. */
export const TIME_LIMIT_MS = 28_000;

/**
 * Throws unavailable when `work` takes longer. The work continues and may still commit; a retry with the same
 * Idempotency-Key gets its outcome.
 */
export function withinTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AppError("unavailable", { key: "tookTooLong", retryAfterSeconds: 5 })),
      ms,
    );
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
