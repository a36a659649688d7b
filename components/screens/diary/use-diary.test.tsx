import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemOf, useDays } from "./use-diary";
import { dayAfter } from "@/lib/i18n/days";
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

test.each(["2026-02-30", "2026-13-01", "2026-04-31", "26-04-01", "0000-01-01", "yesterday"])(
  "%s in the address is no day: the last week is shown",
  (day) => {
    history.replaceState(null, "", `?from=${day}&to=${day}`);
    const { result } = renderHook(() => useDays("p"), { wrapper: InPage });
    history.replaceState(null, "", location.pathname);
    const { from, to } = result.current.days;
    expect([from, to]).not.toContain(day);
    expect(dayAfter(from, 6)).toBe(to);
  },
);
