/** The plans that can be bought. */
export const PLANS = ["monthly", "yearly"] as const;
export type Plan = (typeof PLANS)[number];
