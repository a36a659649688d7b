/** How one item reaches the server. Every call throws ApiError, and none waits for a sign-in. */
export interface Wire {
  /** Carries the item's idempotency key. */
  post: (path: string, body: object) => Promise<unknown>;
  put: (path: string) => Promise<unknown>;
  /** Uploads what the item's file lacks on the server, and settles with its address; null when it has no file. */
  upload: () => Promise<string | null>;
}
