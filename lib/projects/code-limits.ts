/** Hours that a connect code may live (platform.txt section 9). */
export const CODE_HOURS = { hour: 1, day: 24, threeDays: 72, week: 168 } as const;
export const DEFAULT_CODE_HOURS = CODE_HOURS.day;
/** Codes of one batch. */
export const MAX_BATCH = 25;
