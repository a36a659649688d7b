import { expect, test } from "vitest";
import { dayOfMonth, nextCharge } from "./calendar";

test("a day of the month is a number", () => {
  expect(dayOfMonth("2026-11-07")).toBe(7);
});

test.each([
  ["2026-11-27", "monthly", "2026-12-27"],
  ["2026-12-27", "monthly", "2027-01-27"],
  ["2027-01-31", "monthly", "2027-02-28"],
  ["2026-11-27", "yearly", "2027-11-27"],
  ["2028-02-29", "yearly", "2029-02-28"],
] as const)("after %s, %s, comes %s", (day, plan, next) => {
  expect(nextCharge(day, plan)).toBe(next);
});
