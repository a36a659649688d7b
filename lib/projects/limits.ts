export const PROJECT_STATUSES = ["active", "completed", "archived"] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** How a project's page can open: with its tasks, or with all updates on one line. */
export const PROJECT_VIEWS = ["tasks", "all"] as const;
export type ChosenView = (typeof PROJECT_VIEWS)[number];

/** The choices for how many hours a connect code is valid. */
export const CODE_HOURS = [1, 24, 72, 168] as const;
export const DEFAULT_CODE_HOURS = 24;
/** The most codes in one batch. */
export const MAX_BATCH = 25;
/** How many codes a project's list shows. */
export const NEWEST_CODES = 3;
/** Maximum length of what a code is typed or pasted in: the invitation that phones share has up to 800 characters. */
export const MAX_TYPED_CODE = 1_000;

/** How much of a project's newest update its card quotes. */
export const EXCERPT_LENGTH = 160;
/** How many of a project's photos are counted; then there are that many or more. */
export const MOST_PHOTOS_COUNTED = 1_000;
