/** The methods that we serve. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Bytes that a page accepts: forms, which Next buffers before our code runs. */
export const PAGE_BODY_LIMIT = 1024 * 1024;
/**
 * More than any call accepts: the largest is a photo, of 15 MB (`MAX_PHOTO_BYTES`). `route` enforces each call's own limit; this one
 * applies until it starts to read.
 */
export const CALL_BODY_LIMIT = 16 * 1024 * 1024;
/**
 * How long a body may stall. A packet that a weak line has lost comes again behind all that is queued there, and nothing after it can be
 * read until then. Five minutes after its beginning Node ends any body (`requestTimeout`).
 */
export const STALL_MS = 120_000;
/** How long the rest of a body is drained after the response, so that the client gets to read the response. */
export const LINGER_MS = 2_000;
