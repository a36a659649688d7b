import type { Locale } from "@/lib/i18n/locale";

/** What a server action answers with: the verb's view, or an error whose texts are in the reader's language. */
export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ActionError };

export interface ErrorTexts {
  message: string;
  issues?: { path: string; message: string }[];
}

export interface ActionError extends ErrorTexts {
  code: string;
  /** The same texts in each language: the error stays on the page when the reader chooses another one. */
  texts?: Record<Locale, ErrorTexts>;
  /** The error's other fields (CONTRACT section 3), such as the `projectId` for someone who is already a member. */
  details?: Record<string, string | number>;
  /** Set for unexpected errors; the log line has the same id. */
  requestId?: string;
}

/** What a page sends with each call of an action, beside its input. */
export interface ActionStamp {
  /** The user for whom the page was made; null on pages for visitors. */
  userId: string | null;
  /** Shared by the retries of the same input: what an action creates, it then creates once. */
  key: string;
}
