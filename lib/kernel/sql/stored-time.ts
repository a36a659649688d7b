/**
 * A time as our calls return it (ISO 8601 with milliseconds, in UTC), from how Postgres writes it in JSON. Of UTC, Postgres leaves
 * out trailing zeros alone: completing it is quicker than reading it.
 */
export function isoOf(time: string): string {
  if (!time.endsWith("+00:00")) return new Date(time).toISOString();
  const seconds = time.slice(0, -6);
  return `${seconds.includes(".") ? seconds.padEnd(23, "0") : `${seconds}.000`}Z`;
}

/** A view's fields as a statement reads them: these times are still dates. */
export type WithDates<View, Times extends keyof View> = Omit<View, Times> & {
  [Time in Times]: Date | Extract<View[Time], null>;
};

/** A row's fields, its times as our calls return them. */
type WithIsoTimes<Row> = {
  [F in keyof Row]: Date extends Row[F] ? Exclude<Row[F], Date> | string : Row[F];
};

/** A row with its times as our calls return them. */
export function withIsoTimes<Row extends object>(row: Row): WithIsoTimes<Row>;
export function withIsoTimes(row: object): object {
  const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, iso(value)] as const));
}
