import { storedJson, storeText } from "./stored";

/** What is older than this was an earlier visit, in milliseconds. */
export const VISIT_MS = 30 * 60_000;

/** When the reader's visit before this one ended in this browser, in milliseconds; null in their first one. */
export function lastVisit(userId: string): number | null {
  const stored = storedJson(keyOf(userId));
  if (!Array.isArray(stored)) return null;
  const [before, seen] = stored.map((time) => (Number.isFinite(time) ? Number(time) : null));
  return (seen && Date.now() - seen > VISIT_MS ? seen : before) ?? null;
}

/** Notes that the reader is here, to be called each minute; a hidden page is no visit. */
export function noteVisit(userId: string): void {
  if (!document.hidden) storeText(keyOf(userId), JSON.stringify([lastVisit(userId), Date.now()]));
}

const keyOf = (userId: string) => `visit:${userId}`;
