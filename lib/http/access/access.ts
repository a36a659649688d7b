import type { Received } from "../body/body-kind";

/** Who may call, and how the door finds out. */
export interface Access<Caller> {
  /**
   * Turns strangers away before their body is read, by what the request itself tells; asks no database unless that is cheap
   * for the kind. Throws unauthenticated.
   */
  precheck: (request: Request) => void | Promise<void>;
  /**
   * Finds the caller, once the body is in: whoever holds a body back must not outlive their permission. Throws
   * unauthenticated. Null stands for a body that is refused as soon as this returns. A person
   * who writes spends one of their writes: throws rate_limited.
   */
  identify: (
    request: Request,
    received: Received<object> | null,
    options: { spends: boolean },
  ) => Promise<Caller>;
}
