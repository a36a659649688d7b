import {
  type DeferredCall,
  defersCalls,
  type Refusal,
  sessionChanged,
  sessionChanges,
  setCallDeferral,
} from "./page-session";
import { Listeners } from "@/lib/browser/listeners";

/** Why the open page can no longer call the server in its user's name. */
export type Ending =
  | { reason: "signedOut" }
  | { reason: "suspended" }
  /** Somebody else signed in in this browser. */
  | { reason: "otherUser"; name: string }
  /** The user lost access to the project on the page. */
  | { reason: "removed" };

interface PageEnding {
  ending: Ending | null;
  /** Whether a write waits until the user signs in again. */
  waiting: boolean;
}

export const NOT_ENDED: PageEnding = { ending: null, waiting: false };
let state = NOT_ENDED;
let retries: (() => void)[] = [];
let checkAccess: (() => void) | null = null;
const listeners = new Listeners();

/** Call it when a page mounts that can show an ending. Returns the cleanup for its unmount. */
export function watchForEnding(): () => void {
  resetPage();
  setCallDeferral(deferRefused);
  return () => {
    setCallDeferral(null);
    resetPage();
  };
}

/** Ends the page without a refused call: another tab said so, or access was checked. */
export function endPage(ending: Ending): void {
  if (defersCalls()) change({ ...state, ending });
}

/** Lets the page continue, and every deferred call run. */
export function resumePage(): void {
  sessionChanged();
  const deferred = retries;
  resetPage();
  for (const retry of deferred) retry();
}

/** Sets the check that runs when something is not found or forbidden: whether the user still has access to the page. */
export function setAccessCheck(check: (() => void) | null): void {
  checkAccess = check;
}

export const subscribeToPageEnding = listeners.subscribe;

export function currentPageEnding(): PageEnding {
  return state;
}

function deferRefused(refusal: Refusal, { isWrite, since, retry }: DeferredCall): boolean {
  if (refusal.code === "not_found" || refusal.code === "forbidden") checkAccess?.();
  const ending = endingOf(refusal);
  if (!ending) return false;
  const isOutdated = since !== sessionChanges();
  if (isOutdated && !state.ending) {
    // In a task of its own: the refused call has not ended yet.
    setTimeout(retry);
    return true;
  }
  retries.push(retry);
  change({ ending: isOutdated ? state.ending : ending, waiting: state.waiting || isWrite });
  return true;
}

function endingOf({ code, details }: Refusal): Ending | null {
  if (code === "other_user") return { reason: "otherUser", name: String(details?.["signedInAs"] ?? "") };
  if (code !== "unauthenticated") return null;
  return { reason: details?.["reason"] === "suspended" ? "suspended" : "signedOut" };
}

function resetPage(): void {
  retries = [];
  change(NOT_ENDED);
}

function change(next: PageEnding): void {
  state = next;
  listeners.notify();
}
