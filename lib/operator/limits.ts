/** A subscription as operators see it: `early_adopter` outranks Stripe's, `none` is no subscription (platform.txt 3). */
export const SHOWN_STATUSES = [
  "active",
  "trialing",
  "past_due",
  "canceled",
  "incomplete",
  "early_adopter",
  "none",
] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** Orders of the console's lists. */
export const USER_SORTS = ["newest", "oldest", "name", "email", "lastLogin"] as const;
export type UserSort = (typeof USER_SORTS)[number];
export const BUSINESS_SORTS = ["newest", "oldest", "name", "expiry"] as const;
export type BusinessSort = (typeof BUSINESS_SORTS)[number];

/** Days that count as recent for signing up (platform.txt 9), and months and days that the reports show. */
export const RECENT_DAYS = 30;
export const REPORT_MONTHS = 12;
export const ACTIVITY_DAYS = 30;

/** Length of the lists of an investigated user. */
export const INVESTIGATED = 100;
