import type { Received } from "../body/body-kind";

/** Who may call, and how the door finds out. */
export interface Access<Caller> {
  /**
   * Refuses unauthenticated requests before their body is read, from the headers alone; queries the database only where
   * that is cheap. Throws unauthenticated.
   */
  precheck: (request: Request) => void | Promise<void>;
  /**
   * Finds the caller after the body was received, so that holding a body back does not extend a revoked permission.
   * `received` is null for a body that is refused as soon as this returns. A user who writes spends one of their writes.
   * Throws unauthenticated, rate_limited.
   */
  identify: (
    request: Request,
    received: Received<object> | null,
    options: { spends: boolean },
  ) => Promise<Caller>;
}
