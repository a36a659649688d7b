/** Maximum and default number of rows in a page of a list. */
export const MAX_PAGE = 200;
export const PAGE = 100;
/** The newest comments that an update carries in a list; older ones are loaded page by page. */
export const COMMENTS_SHOWN = 20;
/** Page size of the plumb line. */
export const UPDATES_PER_PAGE = 30;
/** The updates that come with the page: two screens of a phone, which then draws and answers sooner. */
export const FIRST_UPDATES = 12;

/** Keys of a project's folders that are no task, in addresses too. */
export const UNASSIGNED_FOLDER = "unassigned";
export const ALL_FOLDER = "all";

/** From this far apart on, the time at which an update was written is shown beside the one at which it was posted. */
export const CAPTURE_SHOWN_MS = 2 * 60 * 1000;

/** How far back a time may be that a phone says it wrote something. */
export const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;
