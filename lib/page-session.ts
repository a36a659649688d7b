/** The user for whom the open page was made. */
export interface PageUser {
  id: string;
  name: string;
}

/** Why the open page can no longer call the server in its user's name. */
export type Ending =
  | { reason: "signedOut" }
  | { reason: "suspended" }
  /** Somebody else signed in in this browser. */
  | { reason: "otherUser"; name: string }
  /** The user lost access to the project on the page. */
  | { reason: "removed" };

/** A refusal of the server, as far as it tells whether the page has ended. */
export interface Refusal {
  code: string;
  details?: Record<string, string | number> | undefined;
}

interface HeldCall {
  isWrite: boolean;
  retry: () => void;
}

interface PageSession {
  user: PageUser | null;
  /** Whether the page has a frame that shows why it ended; without one, refused calls fail like others. */
  framed: boolean;
  ending: Ending | null;
  /** Whether a write waits until the user signs in again. */
  waiting: boolean;
}

const NONE: PageSession = { user: null, framed: false, ending: null, waiting: false };
let session = NONE;
let retries: (() => void)[] = [];
let checkAccess: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Whose page this is, for every call from it; null on pages for visitors. */
export function pageUserId(): string | null {
  return session.user?.id ?? null;
}

/** Called when a user's page mounts. Returns a function for when it unmounts. */
export function startPageSession(user: PageUser, { framed }: Pick<PageSession, "framed">): () => void {
  change({ ...NONE, user, framed });
  return () => {
    if (session.user === user) change(NONE);
  };
}

/** Called when the user signs out here: calls that are refused from now on fail like others. */
export function leavePage(): void {
  change(NONE);
}

/**
 * Takes up a refused call. Returns whether the refusal means that the page has ended: the frame then says so, and `retry`
 * runs once the page's user has signed in again.
 */
export function isHeldBack(refusal: Refusal, { isWrite, retry }: HeldCall): boolean {
  if (!session.framed) return false;
  if (refusal.code === "not_found" || refusal.code === "forbidden") checkAccess?.();
  const ending = endingOf(refusal);
  if (!ending) return false;
  retries.push(retry);
  change({ ...session, ending, waiting: session.waiting || isWrite });
  return true;
}

/** Ends the page without a refused call: another tab said so, or access was checked. */
export function endPage(ending: Ending): void {
  if (session.framed) change({ ...session, ending });
}

/** Lets the page continue, and every held call run. */
export function resumePage(): void {
  const held = retries;
  retries = [];
  change({ ...session, ending: null, waiting: false });
  for (const retry of held) retry();
}

/** Sets what to ask when something is not found or forbidden: whether the user still has access to the page. */
export function setAccessCheck(check: (() => void) | null): void {
  checkAccess = check;
}

export function subscribeToPageSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentPageSession(): PageSession {
  return session;
}

export function pageSessionOnServer(): PageSession {
  return NONE;
}

function endingOf({ code, details }: Refusal): Ending | null {
  if (code === "other_user") return { reason: "otherUser", name: String(details?.["signedInAs"] ?? "") };
  if (code !== "unauthenticated") return null;
  return { reason: details?.["reason"] === "suspended" ? "suspended" : "signedOut" };
}

function change(next: PageSession): void {
  session = next;
  if (!next.user) retries = [];
  listeners.forEach((listener) => {
    listener();
  });
}
