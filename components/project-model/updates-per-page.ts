/** Updates that a page of the plumb line holds; the server reads the first of them with the same number. */
export const UPDATES_PER_PAGE = 30;
