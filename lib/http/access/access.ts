import type { Received } from "../body/body-kind";
import type { Target } from "@/lib/access/target-chain";

/** Who may call an endpoint, and how the caller is identified. */
export interface Access<Caller> {
  /**
   * Refuses unauthenticated requests before their body is read, from the headers alone; queries the database only where
   * that is cheap. Throws unauthenticated.
   */
  precheck: (request: Request) => void | Promise<void>;
  /**
   * Identifies the caller after the body was received, so that sending a body slowly does not extend a revoked permission.
   * `received` is null for a body that is refused as soon as this returns. For a write, spends one of the user's writes, and loads
   * what it `reaches` in the same statement. Throws unauthenticated, rate_limited.
   */
  identify: (
    request: Request,
    received: Received<object> | null,
    options: { spends: boolean; reaches?: Target | null },
  ) => Promise<Caller>;
}
