import { expect, test } from "vitest";
import { problemOf } from "./use-diary";

test.each([
  ["2026-11-24", "2026-11-24", null],
  ["2026-03-01", "2026-05-31", null],
  ["2026-03-01", "2026-06-01", "tooManyDays"],
  ["2025-12-01", "2026-03-02", null],
  ["2026-11-24", "2026-11-23", "endBeforeStart"],
])("from %s to %s: %s", (from, to, problem) => {
  expect(problemOf({ from, to })).toBe(problem);
});
