import { afterEach, describe, expect, it, vi } from "vitest";
import { activeProjectLimit, hasYearlyPlan, isEntitled, shownStatus } from "./entitlement";

const NOW = new Date("2026-11-20T12:00:00Z");
const PERIOD_ENDS = {
  none: null,
  past: new Date("2026-11-20T11:59:59.999Z"),
  now: NOW,
  future: new Date("2026-11-20T12:00:00.001Z"),
};

type End = keyof typeof PERIOD_ENDS;

/** For each stored status, the ends of the paid period with which the business is entitled. */
const ENTITLED: [status: string | null, ends: End[]][] = [
  ["active", ["none", "past", "now", "future"]],
  ["trialing", ["none", "past", "now", "future"]],
  ["early_adopter", ["none", "past", "now", "future"]],
  ["canceled", ["future"]],
  ["past_due", []],
  ["incomplete", []],
  [null, []],
  ["", []],
  ["ACTIVE", []],
  ["paid-with-gold", []],
];

const subscription = (
  status: string | null,
  end: End,
  isEarlyAdopter = false,
  plan: string | null = "monthly",
) => ({
  isEarlyAdopter,
  subscriptionStatus: status,
  subscriptionPlan: plan,
  subscriptionCurrentPeriodEnd: PERIOD_ENDS[end],
});

describe.each(ENTITLED)("a business whose status is %s", (status, entitledAt) => {
  it.each(Object.keys(PERIOD_ENDS) as End[])("with a period end of %s", (end) => {
    expect(isEntitled(subscription(status, end), NOW)).toBe(entitledAt.includes(end));
    expect(isEntitled(subscription(status, end, false, "yearly"), NOW)).toBe(entitledAt.includes(end));
  });

  it("is entitled as an early adopter, whatever its status and period end", () => {
    expect(isEntitled(subscription(status, "past", true), NOW)).toBe(true);
    expect(shownStatus(subscription(status, "past", true))).toBe("early_adopter");
  });

  it("shows its own status otherwise", () => {
    expect(shownStatus(subscription(status, "future"))).toBe(status);
  });
});

it.each([
  ["monthly", "active", false, 20],
  ["yearly", "active", false, Infinity],
  ["yearly", "trialing", false, Infinity],
  ["monthly", "active", true, Infinity],
  [null, null, true, Infinity],
  [null, "early_adopter", false, Infinity],
  [null, null, false, 20],
  ["weekly", "active", false, 20],
])(
  "the %s plan with status %s and early adopter %s allows %s active projects",
  (plan, status, early, limit) => {
    expect(activeProjectLimit(subscription(status, "future", early, plan))).toBe(limit);
  },
);

it.each([
  ["monthly", "active", "future", false, false],
  ["yearly", "active", "past", false, true],
  ["yearly", "trialing", "future", false, true],
  ["yearly", "canceled", "future", false, true],
  ["yearly", "canceled", "past", false, false],
  ["yearly", "past_due", "future", false, false],
  [null, null, "none", true, true],
  [null, "early_adopter", "none", false, true],
  [null, null, "none", false, false],
] as const)(
  "the %s plan with status %s, a period end of %s and early adopter %s has what the yearly plan has: %s",
  (plan, status, end, early, has) => {
    expect(hasYearlyPlan(subscription(status, end, early, plan), NOW)).toBe(has);
  },
);

describe("where nobody is billed", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each(ENTITLED)("a business whose status is %s may do everything, and shows that", async (status) => {
    vi.stubEnv("BILLING", "off");
    vi.resetModules();
    const rule = await import("./entitlement");
    for (const end of Object.keys(PERIOD_ENDS) as End[]) {
      expect(rule.isEntitled(subscription(status, end), NOW)).toBe(true);
      expect(rule.activeProjectLimit(subscription(status, end))).toBe(Infinity);
      expect(rule.hasYearlyPlan(subscription(status, end), NOW)).toBe(true);
      expect(rule.shownStatus(subscription(status, end, true))).toBe("not_billed");
    }
  });
});
