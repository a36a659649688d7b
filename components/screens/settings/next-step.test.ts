import { expect, it } from "vitest";
import { nextStep } from "./next-step";
import type { BusinessView } from "@/lib/businesses/view";
import { businessSample } from "@/sandbox/fixtures/cache/business-sample";

const business = (name: string, role: BusinessView["role"], entitled: boolean) =>
  businessSample({ id: name, name, role, entitled });

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
