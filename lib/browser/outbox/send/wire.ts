import type { AnswerOf } from "@/lib/browser/api-client";

/** How one item reaches the server. Every call throws ApiError, and none waits for a sign-in. */
export interface Wire {
  /** Carries the item's idempotency key. */
  post: <P extends string>(path: P, body: object) => Promise<AnswerOf<"POST", P>>;
  put: <P extends string>(path: P) => Promise<AnswerOf<"PUT", P>>;
  /** Uploads what the server lacks of the item's files, and settles with the fields of a post that has them. */
  uploadFiles: () => Promise<object>;
}
