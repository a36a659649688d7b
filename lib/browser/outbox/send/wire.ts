import type { Measured } from "../measured";

/** How one item reaches the server. Every call throws ApiError, and none waits for a sign-in. */
export interface Wire {
  /** Carries the item's idempotency key. */
  post: (path: string, body: object) => Promise<unknown>;
  put: (path: string) => Promise<unknown>;
  /** Uploads what the server lacks of the item's file, and settles with its address; null when it has no file. */
  upload: (measured?: Partial<Measured>) => Promise<string | null>;
}
