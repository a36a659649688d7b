/** The header of every page that says whose it is: a user's id, or `NOBODY`. The service worker keeps pages by it. */
export const READER_HEADER = "x-reader";
/** An empty header would not be sent. */
export const NOBODY = "nobody";

/** For whoever is not signed in any more: the browser drops the recordings and photos that it had cached. */
export const FORGET_FILES = { "clear-site-data": '"cache"' };

/** The cookie of who has put off confirming their address in this browser: their id. */
export const CONFIRM_LATER = "confirm-later";

/** The name under which a browser remembers that it translates what no service does. */
export const TRANSLATES_HERE = "translates-here";

/** Ends the language of a text that a phone translated, as a private part of its BCP 47 tag. */
export const BY_PHONE = "-x-phone";
