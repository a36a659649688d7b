/** How many rows a page of a list holds at most, and unless asked otherwise (CONTRACT section 2). */
export const MAX_PAGE = 200;
export const PAGE = 100;
/** The newest comments that an update carries in a list; the others are read page by page. */
export const COMMENTS_SHOWN = 20;
/** Updates that a page of the plumb line holds; the server reads the first of them with the same number. */
export const UPDATES_PER_PAGE = 30;
