import { isFileField } from "../items/files";
import type { RefusalReason } from "../items/item";
import type { PauseReason } from "../state";
import type { ApiError } from "@/lib/browser/api-client";
import { delayAfter } from "@/lib/browser/timer";

/** What becomes of an item after a failed attempt. */
export type Outcome =
  /** `isTransientRefusal`: the server refused it, which may pass. */
  | { is: "retried"; afterMs: number; isTransientRefusal?: true }
  /** Nothing is sent until the person is signed in again. */
  | { is: "paused"; by: PauseReason }
  /** Its folder is gone: another destination is tried. */
  | { is: "withoutFolder" }
  /** Who was asked does not see the place: all who manage the project are asked. */
  | { is: "withoutAsked" }
  /** The server no longer has one of its files, which it keeps for some days until they are posted: it is uploaded once more. */
  | { is: "withoutUpload" }
  /** An earlier attempt had arrived. */
  | { is: "received" }
  | { is: "refused"; reason: RefusalReason };

interface Facts {
  attempts: number;
  transientRefusals: number;
  isMoved: boolean;
  isEdited: boolean;
}

const FIRST_MS = 2_000;
const LONGEST_MS = 5 * 60_000;
/** Also where a server or a proxy asks for more. */
export const LONGEST_WAIT_MS = 60 * 60_000;
/**
 * How many of the refusals that may pass make one that counts: a conflict may be over a moment later, and an upload that arrived
 * damaged is restarted. `too_large` gets the same patience.
 */
const TRIES = 3;

/**
 * `attempts` includes this one; `transientRefusals` counts the earlier refusals that may pass. Only a code of our API is a refusal, never a
 * bare status: a proxy or a hotel's network also answers 403 or 413, and its answer is retried. `isMoved` and `isEdited` say
 * what has changed since the first attempt, which had the same key.
 */
export function outcomeOf(
  error: Pick<ApiError, "code" | "issues" | "details" | "retryAfterMs">,
  { attempts, transientRefusals, isMoved, isEdited }: Facts,
  random: () => number,
): Outcome {
  const retried = {
    is: "retried",
    afterMs: Math.min(LONGEST_WAIT_MS, Math.max(error.retryAfterMs ?? 0, backoffMs(attempts, random))),
  } as const;
  const afterTries = (reason: RefusalReason): Outcome =>
    transientRefusals + 1 < TRIES ? { ...retried, isTransientRefusal: true } : { is: "refused", reason };
  switch (error.code) {
    case "unauthenticated":
      return { is: "paused", by: error.details["reason"] === "suspended" ? "suspended" : "signedOut" };
    case "other_user":
      return { is: "paused", by: "otherUser" };
    case "validation_failed":
      if (error.issues.some(({ path }) => isFileField(path)))
        return transientRefusals + 1 < TRIES ? { is: "withoutUpload" } : { is: "refused", reason: "file" };
      if (error.issues.some(({ path }) => path === "toId")) return { is: "withoutAsked" };
      return error.issues.some(({ path }) => path === "taskId" || path === "subtaskId")
        ? { is: "withoutFolder" }
        : { is: "refused", reason: "other" };
    case "plan_limit":
      // The server's own words say what to do; the recording stays here.
      return { is: "refused", reason: "other" };
    case "forbidden":
    case "subscription_required":
      return { is: "refused", reason: "permission" };
    case "not_found":
    case "gone":
      return { is: "refused", reason: "gone" };
    case "conflict":
      if (error.details["reason"] !== "key_reused") return afterTries("other");
      if (isEdited) return { is: "refused", reason: "earlierReceived" };
      return isMoved ? { is: "received" } : { is: "refused", reason: "other" };
    case "unsupported_media":
      // What the file is, where the server has looked at it.
      return { is: "refused", reason: error.details["found"] === undefined ? "file" : "notAudio" };
    case "upload_failed":
    case "too_large":
      return afterTries("file");
    default:
      return retried;
  }
}

/** Up to 2 s, with more failures up to 5 min. */
export function backoffMs(attempts: number, random: () => number): number {
  return Math.round(delayAfter(attempts, FIRST_MS, LONGEST_MS, random));
}
