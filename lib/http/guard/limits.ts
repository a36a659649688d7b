/** What we serve at all. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Bytes that a page takes in: forms, which Next buffers before any code of ours runs. */
export const PAGE_BODY_LIMIT = 1024 * 1024;
/** More than any call takes in. The door holds each call's own limit; this one holds while it has not begun to read. */
export const CALL_BODY_LIMIT = 16 * 1024 * 1024;
/** How long a body may make no progress. */
export const STALL_MS = 30_000;
/** How long the rest of a body that was answered already is read over, so that the client gets to its answer. */
export const LINGER_MS = 2_000;
