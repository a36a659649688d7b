/** The user for whom the open page was made. */
export interface PageUser {
  id: string;
  name: string;
}

/** A refusal of the server, as far as it tells whether the page has ended. */
export interface Refusal {
  code: string;
  details?: Record<string, string | number> | undefined;
}

export interface HeldCall {
  isWrite: boolean;
  retry: () => void;
}

/** Takes up a refused call; returns whether it will be retried once the page's user has signed in again. */
export type Hold = (refusal: Refusal, call: HeldCall) => boolean;

/** Sent with each call of a page, which keeps a refusal on the screen when the reader chooses another language. */
export const TEXTS_HEADER = "x-texts-in-each-language";

let user: PageUser | null = null;
let hold: Hold | null = null;

/** Whose page this is, for every call from it; null on pages for visitors. */
export function pageUserId(): string | null {
  return user?.id ?? null;
}

/** Called when a user's page mounts. Returns a function for when it unmounts. */
export function startPageSession(of: PageUser): () => void {
  user = of;
  return () => {
    if (user === of) user = null;
  };
}

/** Called when the user signs out here: calls that are refused from now on fail like others. */
export function leavePage(): void {
  user = null;
  hold = null;
}

/** Whether the refusal means that the page has ended: it then says so, and the call is retried later. */
export function isHeldBack(refusal: Refusal, call: HeldCall): boolean {
  return hold?.(refusal, call) ?? false;
}

/** Sets what takes up refused calls; without it they fail like others. */
export function holdCalls(by: Hold | null): void {
  hold = by;
}

/** Whether the page holds calls back, and so can show that it has ended. */
export function holdsCalls(): boolean {
  return hold !== null;
}
