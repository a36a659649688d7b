import type { Locale } from "@/lib/i18n/locale";

/** What a server action returns: the verb's view, or an error with texts in the reader's language. */
export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ActionError };

export interface ErrorTexts {
  message: string;
  issues?: { path: string; message: string }[];
}

export interface ActionError extends ErrorTexts {
  code: string;
  /** The texts in every language: the error stays on the page when the reader switches languages. */
  texts?: Partial<Record<Locale, ErrorTexts>>;
  /** The error's other fields, such as the `projectId` for someone who is already a member. */
  details?: Record<string, string | number>;
  /** Set for unexpected errors; the log line has the same id. */
  requestId?: string;
}

/** What a page sends with each call of an action, besides its input. */
export interface ActionStamp {
  /** The user for whom the page was rendered; null on pages for visitors. */
  userId: string | null;
  /** Idempotency key, shared by all retries of the same input. */
  key: string;
}
