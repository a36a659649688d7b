/**
 * A time as our calls return it (ISO 8601 with milliseconds, in UTC), from how Postgres writes it in JSON. Of UTC, Postgres leaves
 * out trailing zeros alone: completing it is quicker than reading it.
 */
export function isoOf(time: string): string {
  if (!time.endsWith("+00:00")) return new Date(time).toISOString();
  const seconds = time.slice(0, -6);
  return `${seconds.includes(".") ? seconds.padEnd(23, "0") : `${seconds}.000`}Z`;
}
