/** How many bytes one person may have uploaded that are in no update and no message, and for how long these are kept. */
export const MAX_UNPOSTED = 200 * 1024 * 1024;
export const UNPOSTED_HOURS = 24;
/** The bytes of every part of an upload but the last; the trigger that discards parts counts with the same number. */
export const PART_BYTES = 1024 * 1024;
