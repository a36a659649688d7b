/** Days of one diary, both ends included: a quarter of a year. */
export const MOST_DAYS = 92;
/** Updates of one diary: three times what a large site writes in a quarter of a year. */
export const MOST_UPDATES = 10_000;
/** How far from an update something may be ticked to be shown as of its moment. */
export const MOMENT_MS = 30 * 60 * 1000;
