import { ApiError } from "@/lib/browser/api-client";
import { delayAfter } from "@/lib/browser/timer";

/** Milliseconds. */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** No response, too many requests, or a proxy that cannot reach its server. */
const PASSING = new Set([0, 408, 429, 502, 503, 504]);

/** Whether a call failed because of the connection, so that the same call may soon succeed. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && PASSING.has(error.status);
}

/**
 * Resolves when a retry is worthwhile: after a delay that grows with the failures, or as soon as the signal is back; never in
 * the background.
 */
export function waitForRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const stopped = new AbortController();
    let isDue = false;
    const goOn = () => {
      if (!isDue || document.visibilityState !== "visible") return;
      stopped.abort();
      clearTimeout(timer);
      resolve();
    };
    const onDue = () => {
      isDue = true;
      goOn();
    };
    const timer = setTimeout(onDue, delayAfter(failures, FIRST_RETRY_MS, LAST_RETRY_MS));
    addEventListener("online", onDue, { signal: stopped.signal });
    document.addEventListener("visibilitychange", goOn, { signal: stopped.signal });
  });
}
