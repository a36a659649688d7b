/** The header of every page that says whose it is: a user's id, or `NOBODY`. The service worker keeps pages by it. */
export const READER_HEADER = "x-reader";
/** An empty header would not be sent. */
export const NOBODY = "nobody";

/** For whoever is not signed in any more: the browser drops the recordings and photos that it had cached. */
export const FORGET_FILES = { "clear-site-data": '"cache"' };
