import { ApiError } from "@/lib/browser/api-client";
import { sendingMs } from "@/lib/browser/slowest-line";
import { createTimer } from "@/lib/browser/timer";

/** Milliseconds until a connection counts as lost, beyond those that what the phone has taken may need to leave it. */
const STALLED_MS = 30_000;
const NO_CONTENT = 204;

interface PutPartOptions {
  userId: string;
  onProgress: (bytes: number) => void;
}

/** Sends one part of a file. Not with fetch, which does not tell how much has left. Throws ApiError. */
export async function putPart(path: string, bytes: ArrayBuffer, options: PutPartOptions): Promise<void> {
  const { status, body } = await send(path, bytes, options);
  // A hotel's network answers 200 with a page of its own.
  if (status === NO_CONTENT) return;
  throw errorOf(status, body);
}

function send(
  path: string,
  bytes: ArrayBuffer,
  { userId, onProgress }: PutPartOptions,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => {
      reject(new ApiError(0, "offline", ""));
      request.abort();
    };
    const stalled = createTimer();
    stalled.after(fail, STALLED_MS);
    request.open("PUT", path);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("x-user-id", userId);
    request.upload.onprogress = ({ loaded }) => {
      stalled.after(fail, STALLED_MS + sendingMs(loaded));
      onProgress(loaded);
    };
    request.onloadend = () => {
      stalled.stop();
      if (request.status === 0) fail();
      else resolve({ status: request.status, body: request.responseText });
    };
    request.send(bytes);
  });
}

function errorOf(status: number, body: string): ApiError {
  try {
    const { code, message, issues, ...details } = JSON.parse(body) as Partial<ApiError> & {
      [detail: string]: string;
    };
    return new ApiError(status, code ?? "internal", message ?? "", issues, details);
  } catch {
    return new ApiError(status, "offline", "");
  }
}
