/** The largest photo that is taken, in bytes as sent and in pixels as it says itself. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
export const MAX_PIXELS = 100_000_000;
/** The longest side, in pixels, of what is kept, and of its thumb. */
export const PHOTO_SIDE = 2048;
export const THUMB_SIDE = 480;
/** How many photos an update may have, and a comment or a message; the database checks the same. */
export const UPDATE_PHOTOS = 10;
export const REPLY_PHOTOS = 4;
/** The longest description of a photo, in UTF-16 units. */
export const MAX_ALT = 500;
/** How many photos a page of a project's has at most, and usually. */
export const MAX_PHOTO_PAGE = 100;
export const PHOTO_PAGE = 60;
