/** The header of every page that says whose it is: a user's id, empty for visitors. The service worker keeps pages by it. */
export const READER_HEADER = "x-reader";

/** For whoever is not signed in any more: the browser drops the recordings and photos that it had cached. */
export const FORGET_FILES = { "clear-site-data": '"cache"' };
