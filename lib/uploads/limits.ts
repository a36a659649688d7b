/** How many bytes one person may have uploaded that are in no update and no message. */
export const MAX_UNPOSTED = 200 * 1024 * 1024;
/**
 * For how long each of them is kept after its last part. More than a weekend: a phone that has a signal only on the way home sends what
 * it can each day, and goes on with it on Monday.
 */
export const UNPOSTED_DAYS = 7;
/** The bytes of every part of an upload but the last; the trigger that discards parts counts with the same number. */
export const PART_BYTES = 1024 * 1024;
