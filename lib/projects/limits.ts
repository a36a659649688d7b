export const PROJECT_STATUSES = ["active", "completed", "archived"] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Hours that a connect code may live (platform.txt section 9). */
export const CODE_HOURS = [1, 24, 72, 168] as const;
export const DEFAULT_CODE_HOURS = 24;
/** Codes of one batch. */
export const MAX_BATCH = 25;
/** Codes that a project's list shows (platform.txt section 9). */
export const NEWEST_CODES = 3;
/** Characters of a code as somebody typed it, spaces and dashes included. */
export const MAX_TYPED_CODE = 200;
