/** The largest recording, in bytes. */
export const MAX_AUDIO = 10 * 1024 * 1024;
/** How many bytes of recordings one person may have uploaded that are in no update and no message, and for how long these are kept. */
export const MAX_UNPOSTED = 200 * 1024 * 1024;
export const UNPOSTED_HOURS = 24;
/** The bytes of every part of an upload but the last; the trigger that discards parts counts with the same number. */
export const PART_BYTES = 1024 * 1024;

/** How many peaks a recording has at most, and the value of the loudest possible one; 0 is silence. */
export const MAX_PEAKS = 200;
export const LOUDEST = 100;
