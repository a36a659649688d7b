import { Listeners } from "@/lib/browser/listeners";

/** The user for whom the open page was made. */
export interface PageUser {
  id: string;
  name: string;
}

/** The part of a server's refusal that says whether the page has ended. */
export interface Refusal {
  code: string;
  details?: Record<string, string | number> | undefined;
}

export interface DeferredCall {
  isWrite: boolean;
  /** What `sessionChanges` said when the call was made. */
  since: number;
  retry: () => void;
}

/** Handles a refused call; returns whether it will be retried once the page's user has signed in again. */
export type DeferCall = (refusal: Refusal, call: DeferredCall) => boolean;

let user: PageUser | null = null;
let deferCall: DeferCall | null = null;
let changes = 0;
const leaving = new Listeners();

/** The page's user, sent with every call; null on pages for visitors. */
export function pageUserId(): string | null {
  return user?.id ?? null;
}

/** Call it when a signed-in page mounts. Returns the cleanup for its unmount. */
export function startPageSession(of: PageUser): () => void {
  user = of;
  return () => {
    if (user === of) user = null;
  };
}

/** Call it when the user signs out here: later refusals are ordinary errors. */
export function leavePage(): void {
  user = null;
  deferCall = null;
  leaving.notify();
}

export const onPageLeft = leaving.subscribe;

/** How often this page has learned who is signed in now. A refusal of a call made before the last time is out of date. */
export function sessionChanges(): number {
  return changes;
}

/** Call it when this page learns that somebody has signed in or out in this browser. */
export function sessionChanged(): void {
  changes += 1;
}

/** Whether the refusal means that the page has ended. If so, the page shows it, and the call is retried later. */
export function deferUntilSignedIn(refusal: Refusal, call: DeferredCall): boolean {
  return deferCall?.(refusal, call) ?? false;
}

/** Sets the handler of refused calls; without one, refusals are ordinary errors. */
export function setCallDeferral(by: DeferCall | null): void {
  deferCall = by;
}

/** Whether the page defers refused calls, and so can show that it has ended. */
export function defersCalls(): boolean {
  return deferCall !== null;
}
