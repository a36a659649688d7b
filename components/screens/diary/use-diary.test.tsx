import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemOf, useDays } from "./use-diary";
import { InPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

test.each([
  ["2026-11-24", "2026-11-24", null],
  ["2026-03-01", "2026-05-31", null],
  ["2026-03-01", "2026-06-01", "tooManyDays"],
  ["2025-12-01", "2026-03-02", null],
  ["2026-11-24", "2026-11-23", "endBeforeStart"],
])("from %s to %s: %s", (from, to, problem) => {
  expect(problemOf({ from, to })).toBe(problem);
});

test("a day that is chosen before the one before it is shown keeps both", () => {
  const { result } = renderHook(() => useDays("p"), { wrapper: InPage });
  const { choose } = result.current;
  choose({ from: "2026-11-18" });
  choose({ to: "2026-11-20" });
  expect(location.search).toBe("?from=2026-11-18&to=2026-11-20");
});
