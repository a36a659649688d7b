/** The plans that can be bought (platform.txt 3). */
export const PLANS = ["monthly", "yearly"] as const;
export type Plan = (typeof PLANS)[number];
