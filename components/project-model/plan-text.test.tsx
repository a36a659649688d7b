import { expect, it } from "vitest";
import { PlanText } from "./plan-text";
import { renderInPage } from "@/sandbox/checks/in-page";

const NONE = {
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionCurrentPeriodEnd: null,
  entitled: false,
};
const END = "2026-12-04T18:00:00.000Z";

const wordsOf = (business: Partial<Parameters<typeof PlanText>[0]["business"]>) =>
  renderInPage(<PlanText business={{ ...NONE, ...business }} />).container.textContent;

it.each([
  ["none yet", {}],
  ["none yet", { subscriptionStatus: "incomplete" }],
  ["monthly, up to 20 active projects", { subscriptionStatus: "active", subscriptionPlan: "monthly" }],
  ["yearly, unlimited projects", { subscriptionStatus: "active", subscriptionPlan: "yearly" }],
  ["active", { subscriptionStatus: "active" }],
  ["free trial", { subscriptionStatus: "trialing", subscriptionPlan: "monthly" }],
  ["Early Adopter, free for life", { subscriptionStatus: "early_adopter" }],
  ["payment past due", { subscriptionStatus: "past_due", subscriptionPlan: "monthly" }],
  ["none yet", { subscriptionStatus: "canceled", subscriptionCurrentPeriodEnd: END }],
  [
    "cancelled, paid until Dec 4, 2026",
    { subscriptionStatus: "canceled", subscriptionCurrentPeriodEnd: END, entitled: true },
  ],
])("says %j", (words, business) => {
  expect(wordsOf(business)).toBe(words);
});
