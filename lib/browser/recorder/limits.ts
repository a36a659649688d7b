/** Of speech: a minute is 240 kB. */
export const BITS_PER_SECOND = 32_000;
/**
 * How often a recording's bytes are written to the phone's storage. A killed page may lose two seconds: the rest is for the
 * encoder to start, and for a slow phone's disk.
 */
export const CHUNK_MS = 500;
/** A level is the loudest moment of so many milliseconds. */
export const LEVEL_MS = 100;
/** How long before the size limit the person is warned. */
export const WARN_MS = 60_000;
/** Discarding a recording that is longer than this asks first. */
export const SHORT_MS = 3000;
