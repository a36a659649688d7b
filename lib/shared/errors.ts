import type errors from "@/messages/en/errors.json";
import type issues from "@/messages/en/issues.json";

/** Every error code with its HTTP status; docs/api.md says when each is used. Clients rely on the codes. */
export const ERROR_STATUS = {
  validation_failed: 400,
  invalid_token: 400,
  unauthenticated: 401,
  subscription_required: 402,
  forbidden: 403,
  plan_limit: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  other_user: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  not_configured: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorText = keyof typeof errors;
export type IssueText = keyof typeof issues;

/** One invalid field; `lib/http` translates the message key into the reader's language. */
export interface Issue {
  path: string;
  message: IssueText;
  params?: Record<string, string | number>;
}

interface AppErrorOptions {
  /** Key in the `errors` messages; the code's own text when absent. */
  key?: ErrorText;
  /** Values for the text's placeholders. */
  params?: Record<string, string | number>;
  issues?: Issue[];
  /** Fields of the answer besides code and message. */
  details?: Record<string, string | number>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that users see: a stable code, and a text that is a message key. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly key: ErrorText;
  readonly params: Record<string, string | number> | undefined;
  readonly issues: Issue[] | undefined;
  readonly details: Record<string, string | number> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.key ?? code, { cause: options.cause });
    this.key = options.key ?? code;
    this.params = options.params;
    this.issues = options.issues;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** A 400 for one field. */
export function invalid(path: string, message: IssueText, params?: Issue["params"]): AppError {
  return new AppError("validation_failed", { issues: [{ path, message, ...(params && { params }) }] });
}

/** A 409 with this text. */
export function conflict(key: ErrorText): AppError {
  return new AppError("conflict", { key });
}

/** The same, also said at that field. */
export function conflictAt(path: string, key: ErrorText & IssueText): AppError {
  return new AppError("conflict", { key, issues: [{ path, message: key }] });
}

/** For everything that does not exist or that the caller may not see: the response is the same for both. */
export function notFound(): AppError {
  return new AppError("not_found");
}

/** What was looked for. Throws not_found for nothing. */
export function orNotFound<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw notFound();
  return found;
}
