/** The plans that can be bought. */
export const PLANS = ["monthly", "yearly"] as const;
export type Plan = (typeof PLANS)[number];

/** The stored statuses of a subscription that can still charge: beside it, none can be bought. */
export const CHARGING: readonly (string | null)[] = ["active", "trialing", "past_due"];
