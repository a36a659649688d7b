/** The periods that the page offers, in days up to today; a call may ask for any number up to the last. */
export const INSIGHT_DAYS = [7, 30, 90] as const;
export const MOST_INSIGHT_DAYS = 92;
export const USUAL_INSIGHT_DAYS: (typeof INSIGHT_DAYS)[number] = 30;

/** Up to how many days old the open items of each group are; the last group has all that are older, and all that are late. */
export const AGES = [3, 7, 14] as const;

/** How many items must have been ticked before a pace means anything. */
export const PACE_TICKS = 5;
