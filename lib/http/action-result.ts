/** What a server action answers with: the verb's view, or an error whose texts are in the reader's language. */
export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ActionError };

export interface ActionError {
  code: string;
  message: string;
  issues?: { path: string; message: string }[];
  /** What the call's answer carries besides (CONTRACT section 3), such as the `projectId` of who is in already. */
  details?: Record<string, string | number>;
  /** Of an unexpected error: the log line carries the same. */
  requestId?: string;
}

/** The field in which a form sends its idempotency key, beside its own fields. */
export const ACTION_KEY = "idempotencyKey";
