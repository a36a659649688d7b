import { expect, test } from "vitest";
import { billingState, canBuy, canCancel, inTroubleFirst, isEnding, mainBusiness } from "./billing-state";
import type { BusinessView } from "@/lib/businesses/view";

const business = (fields: Partial<BusinessView>) =>
  ({
    id: "1",
    role: "owner",
    subscriptionStatus: null,
    cancelAtPeriodEnd: false,
    entitled: false,
    isEarlyAdopter: false,
    ...fields,
  }) as BusinessView;

const pastDue = { subscriptionStatus: "past_due" };

test.each([
  ["none", {}],
  ["none", { subscriptionStatus: "incomplete" }],
  ["none", { subscriptionStatus: "something new" }],
  ["trial", { subscriptionStatus: "trialing", entitled: true }],
  ["trialEnding", { subscriptionStatus: "trialing", entitled: true, cancelAtPeriodEnd: true }],
  ["active", { subscriptionStatus: "active", entitled: true }],
  ["ending", { subscriptionStatus: "active", entitled: true, cancelAtPeriodEnd: true }],
  ["pastDue", pastDue],
  ["paidUntil", { subscriptionStatus: "canceled", entitled: true }],
  ["ended", { subscriptionStatus: "canceled" }],
  ["earlyAdopter", { subscriptionStatus: "early_adopter", entitled: true, isEarlyAdopter: true }],
] as const)("%s for %j", (state, fields) => {
  expect(billingState(business(fields))).toBe(state);
});

test("each state offers one way: buying, cancelling or reactivating; an early adopter none", () => {
  const states = [
    "none",
    "paidUntil",
    "ended",
    "trial",
    "active",
    "pastDue",
    "trialEnding",
    "ending",
  ] as const;
  for (const state of states)
    expect([canBuy, canCancel, isEnding].filter((offers) => offers(state))).toHaveLength(1);
  expect([canBuy, canCancel, isEnding].some((offers) => offers("earlyAdopter"))).toBe(false);
});

test("the card in trouble comes first and has the main button, else the first own one without a plan", () => {
  const fine = business({ id: "fine", subscriptionStatus: "active", entitled: true });
  const free = business({ id: "free" });
  const late = business({ id: "late", ...pastDue });
  expect(inTroubleFirst([fine, free, late]).map(({ id }) => id)).toEqual(["late", "fine", "free"]);
  expect(mainBusiness([fine, free, late])).toBe("late");
  expect(mainBusiness([fine, free])).toBe("free");
  expect(mainBusiness([fine, business({ id: "other", role: "admin" })])).toBeUndefined();
});
