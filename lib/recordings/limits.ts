/** The largest recording, in bytes. */
export const MAX_AUDIO = 10 * 1024 * 1024;

/** How many peaks a recording has at most, and the value of the loudest possible one; 0 is silence. */
export const MAX_PEAKS = 200;
export const LOUDEST = 100;
