/** The status of a subscription as operators see it: `early_adopter` overrides Stripe's, `none` means no subscription. */
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

/** Sign-ups of the last 30 days count as recent. Below: how many months and days the reports show. */
export const RECENT_DAYS = 30;
export const REPORT_MONTHS = 12;
export const ACTIVITY_DAYS = 30;

/** Length of the lists of an investigated user. */
export const INVESTIGATED = 100;
