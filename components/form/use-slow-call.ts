import type { EventSourceMessage } from "eventsource-parser";
import { useEffect, useRef, useState } from "react";
import { ApiError, send, throwOffline } from "@/lib/browser/api-client";
import { readEvents } from "@/lib/browser/event-stream";
import { keepAwake } from "@/lib/browser/keep-awake";

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
  // A phone that locks its screen drops the call.
  useEffect(() => (isAsking ? keepAwake().release : undefined), [isAsking]);
  return { progress, ask, cancel };
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
