import { expect, test } from "vitest";
import { addDays, dayOfMonth, nextCharge } from "./calendar";

test("days are counted over the end of a month and a year", () => {
  expect(addDays("2026-12-28", 7)).toBe("2027-01-04");
  expect(addDays("2027-01-04", -7)).toBe("2026-12-28");
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
