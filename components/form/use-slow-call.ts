import type { EventSourceMessage } from "eventsource-parser";
import { useEffect, useRef, useState } from "react";
import { ApiError, send, throwOffline } from "@/lib/browser/api-client";
import { readEvents } from "@/lib/browser/event-stream";

interface SlowCallOptions<T, P> {
  path: string;
  /** The progress shown before the server has sent any. */
  start: P;
  onDone: (answer: T) => void;
  onFailed: (error: ApiError) => void;
}

/** A slow call that reports its progress; null while idle. Unmounting aborts the call, as Cancel does. */
export function useSlowCall<T, P>({ path, start, onDone, onFailed }: SlowCallOptions<T, P>) {
  const [progress, setProgress] = useState<P | null>(null);
  const asking = useRef<AbortController | null>(null);
  const isAsking = progress !== null;
  const cancel = () => {
    asking.current?.abort();
    asking.current = null;
    setProgress(null);
  };
  const ask = (body: object, options: { idempotencyKey?: string } = {}) => {
    if (asking.current) return;
    const own = (asking.current = new AbortController());
    setProgress(start);
    const isCurrent = () => asking.current === own;
    const onProgress = (news: P) => {
      if (isCurrent()) setProgress(news);
    };
    const settle = (then: () => void) => {
      if (!isCurrent()) return;
      cancel();
      then();
    };
    const headers = { accept: "text/event-stream" };
    send("POST", path, body, { ...options, signal: own.signal, headers })
      .then((response) => readSlowAnswer<T>(response, (news) => onProgress(news as P)))
      .then(
        (answer) => settle(() => onDone(answer)),
        (thrown: unknown) =>
          settle(() => onFailed(thrown instanceof ApiError ? thrown : new ApiError(0, "internal", ""))),
      );
  };
  useEffect(() => () => asking.current?.abort(), []);
  useEffect(() => (isAsking ? keepAwake() : undefined), [isAsking]);
  return { progress, ask, cancel };
}

/** A phone that locks its screen drops the call. Returns the cleanup function. */
function keepAwake(): () => void {
  const locks = new Set<Promise<WakeLockSentinel | null>>();
  // The browser lets go of it whenever the page is hidden. Older ones have none.
  const request = () => {
    const lock = (navigator as { wakeLock?: WakeLock }).wakeLock?.request("screen").catch(() => null);
    if (lock) locks.add(lock);
  };
  request();
  document.addEventListener("visibilitychange", request);
  return () => {
    document.removeEventListener("visibilitychange", request);
    for (const lock of locks) void lock.then((granted) => granted?.release());
  };
}

/** Reads a response of `progress` events, then `done` or `failed` (`SlowAnswer`). Throws ApiError. */
function readSlowAnswer<T>({ body }: Response, onProgress: (progress: unknown) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const onEvent = ({ event, data }: EventSourceMessage) => {
      const parsed: unknown = JSON.parse(data);
      if (event === "done") resolve(parsed as T);
      else if (event === "failed") reject(toError(parsed as Failed));
      else onProgress(parsed);
    };
    readEvents(body, { onEvent }).then(throwOffline, throwOffline).catch(reject);
  });
}

interface Failed {
  status: number;
  code: string;
  message: string;
  texts?: Record<string, { message: string }>;
}

function toError({ status, code, message, texts }: Failed): ApiError {
  return new ApiError(status, code, message, [], {}, null, texts);
}
