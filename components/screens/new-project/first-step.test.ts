import { expect, test } from "vitest";
import { firstStep } from "./first-step";

const NEW = {
  role: "owner",
  entitled: false,
  trialAvailable: true,
  subscriptionStatus: null,
  activeProjectCount: 0,
} as const;
const TRIALING = { ...NEW, entitled: true, trialAvailable: false, subscriptionStatus: "trialing" };

test.each([
  ["business", "a newcomer", []],
  ["trial", "the owner of a new business", [NEW]],
  ["project", "who has just started the trial", [TRIALING]],
  ["project", "a new owner where nobody is billed", [{ ...TRIALING, subscriptionStatus: "not_billed" }]],
  [null, "who has a project in the trial", [{ ...TRIALING, activeProjectCount: 1 }]],
  [null, "whose trial is used up", [{ ...NEW, trialAvailable: false }]],
  [null, "whose payment is past due", [{ ...NEW, subscriptionStatus: "past_due" }]],
  [null, "who pays", [{ ...TRIALING, subscriptionStatus: "active" }]],
  [null, "an admin, who cannot start a trial", [{ ...NEW, role: "admin" as const }]],
  [null, "an owner of two", [NEW, TRIALING]],
])("the next step is %s for %s", (step, _, businesses) => {
  expect(firstStep(businesses)).toBe(step);
});
