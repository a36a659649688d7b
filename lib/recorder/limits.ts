/** Of speech: a minute is 240 kB. */
export const BITS_PER_SECOND = 32_000;
/** How often a recording's bytes are written to the phone's storage: half of what a killed page may lose. */
export const CHUNK_MS = 1000;
/** A level is the loudest moment of so many milliseconds. */
export const LEVEL_MS = 100;
/** How long before the size limit the person is warned. */
export const WARN_MS = 60_000;
/** Discarding a recording that is longer than this asks first. */
export const SHORT_MS = 3000;
