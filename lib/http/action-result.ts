/** What a server action answers with: the verb's view, or an error whose texts are in the reader's language. */
export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ActionError };

export interface ActionError {
  code: string;
  message: string;
  issues?: { path: string; message: string }[];
  /** The error's other fields (CONTRACT section 3), such as the `projectId` for someone who is already a member. */
  details?: Record<string, string | number>;
  /** Set for unexpected errors; the log line has the same id. */
  requestId?: string;
}

/** The field in which a form sends its idempotency key, beside its own fields. */
export const ACTION_KEY = "idempotencyKey";
