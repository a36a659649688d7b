/** The next charge of a plan charged on `day`. Like Stripe, uses the last day of a month that is too short. */
export function nextCharge(day: string, plan: "monthly" | "yearly"): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const target = plan === "yearly" ? [year + 1, month - 1] : [year, month];
  const [y = 0, m = 0] = target;
  const last = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  return new Date(Date.UTC(y, m, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day of the month: 27 for "2026-11-27". */
export function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}
