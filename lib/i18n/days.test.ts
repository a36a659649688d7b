import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter, dayIn, dayOf, spanOf } from "./days";
import { isDay } from "@/lib/kernel/text";

/** Zones with the days on which their clocks change: at two, at midnight forward, and back over midnight. */
const CHANGES: [string, string[]][] = [
  ["America/Chicago", ["2026-03-08", "2026-11-01"]],
  ["America/Santiago", ["2026-04-04", "2026-09-06"]],
  ["Asia/Beirut", ["2026-03-29", "2026-10-24"]],
];

const MINUTE = 60_000;
const cases = CHANGES.flatMap(([zone, days]) => days.map((day) => [zone, day] as const));

describe.each(cases)("in %s around %s", (zone, change) => {
  test("a moment is in a span of days exactly when the zone's calendar says one of them", () => {
    const day = fc.integer({ min: -3, max: 3 }).map((n) => dayAfter(change, n));
    const offset = fc.integer({ min: -4 * 24 * 60, max: 4 * 24 * 60 });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 3 }), offset, (start, length, minutes) => {
        const end = dayAfter(start, length);
        const at = new Date(Date.parse(change) + minutes * MINUTE + 30_000);
        const { from, until } = spanOf({ start, end }, zone);
        const isInside = (from ?? at) <= at && at < (until ?? at);
        expect(isInside).toBe(dayOf(at, zone) >= start && dayOf(at, zone) <= end);
      }),
    );
  });

  test("the day has as many hours as its clocks show, and the days around it 24", () => {
    const hours = (day: string) => {
      const { from, until } = spanOf({ start: day, end: day }, zone);
      return ((until?.getTime() ?? 0) - (from?.getTime() ?? 0)) / (60 * MINUTE);
    };
    const around = [-1, 0, 1].map((n) => hours(dayAfter(change, n)));
    expect(around.filter((length) => length === 24)).toHaveLength(2);
    expect(around.filter((length) => length === 23 || length === 25)).toHaveLength(1);
  });
});

test("an open end has no bound", () => {
  expect(spanOf({ start: null, end: null }, "UTC")).toEqual({ from: null, until: null });
});

test("an address has a day exactly when the server takes it", () => {
  const days = ["2026-02-28", "2028-02-29", "1900-01-01", "2999-12-31"];
  const others = [
    "2026-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "1899-12-31",
    "3000-01-01",
    "2026-1-1",
    "",
    "now",
  ];
  expect([...days, ...others].filter((text) => dayIn(text) === text)).toEqual(days);
  expect([...days, ...others].filter(isDay)).toEqual(days);
});

test("days are counted over the end of a month and a year", () => {
  expect(dayAfter("2026-12-28", 7)).toBe("2027-01-04");
  expect(dayAfter("2027-01-04", -7)).toBe("2026-12-28");
});
