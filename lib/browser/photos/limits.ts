/** Pixels of the longest side of a shrunk photo, and of the small copy that lists show. */
export const LONGEST_SIDE = 2048;
export const PREVIEW_SIDE = 512;
/** What a shrunk photo weighs at most, unless it is too rich in detail for that. */
export const TARGET_BYTES = 400_000;
/** What is shrunk at all: decoding more would take all of a phone's memory. */
export const MAX_PIXELS = 100_000_000;
export const MAX_ORIGINAL_BYTES = 100_000_000;
