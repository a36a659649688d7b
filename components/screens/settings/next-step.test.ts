import { expect, it } from "vitest";
import { nextStep } from "./next-step";
import type { BusinessView } from "@/lib/businesses/view";

function business(name: string, role: BusinessView["role"], entitled: boolean): BusinessView {
  return {
    id: name,
    name,
    description: null,
    logoUrl: null,
    reportFooter: null,
    role,
    entitled,
    trialAvailable: true,
    isEarlyAdopter: false,
    subscriptionStatus: null,
    subscriptionPlan: null,
    subscriptionCurrentPeriodEnd: null,
    trialEndsAt: null,
    nextCharge: null,
    card: null,
    activeProjectCount: 0,
    activeProjectLimit: 20,
    files: { posted: 0, limit: 1_000_000_000 },
    cancelAtPeriodEnd: false,
    createdAt: "2026-11-21T00:00:00.000Z",
  };
}

const CREATE = { kind: "create-business" };

it.each([
  ["no business", [], CREATE],
  ["one of their own with a plan", [business("Ortiz", "owner", true)], null],
  [
    "one of their own without a plan",
    [business("Ortiz", "owner", false)],
    { kind: "choose-plan", businesses: [{ id: "Ortiz", name: "Ortiz" }] },
  ],
  [
    "two of their own, one with a plan",
    [business("Ortiz", "owner", true), business("Side", "owner", false)],
    { kind: "choose-plan", businesses: [{ id: "Side", name: "Side" }] },
  ],
  ["one that they administer, with a plan", [business("Ortiz", "admin", true)], null],
  ["one that they administer, without a plan", [business("Ortiz", "admin", false)], CREATE],
])("somebody with %s", (_, businesses, expected) => {
  expect(nextStep(businesses)).toEqual(expected);
});
