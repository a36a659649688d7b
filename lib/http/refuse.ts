import type { JsonAnswer } from "./answer/json";
import { describeError, toAppError } from "./translate-error";

/** The answer for a thrown error: its own status, and its texts in the reader's language. */
export async function toRefusal(thrown: unknown): Promise<JsonAnswer> {
  const error = toAppError(thrown);
  const retry = error.retryAfterSeconds;
  return {
    status: error.status,
    body: await describeError(error),
    ...(retry !== undefined && { headers: { "retry-after": String(retry) } }),
  };
}
