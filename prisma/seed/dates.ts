import type { Moment } from "./site";

const DAY_MS = 24 * 60 * 60 * 1000;
const startedAt = Date.now();

/** Noon on site is 18:00 UTC, roughly right for most of North America. */
const SITE_BEHIND_UTC_MS = 6 * 60 * 60 * 1000;

/** The date of a moment, which is never in the future. */
export function dateOf([daysAgo, time]: Moment): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const ms = (hours * 60 + minutes) * 60_000;
  if (daysAgo === 0) return new Date(startedAt - ms);
  const midnight = Math.floor((startedAt - SITE_BEHIND_UTC_MS) / DAY_MS) * DAY_MS + SITE_BEHIND_UTC_MS;
  return new Date(midnight - daysAgo * DAY_MS + ms);
}
