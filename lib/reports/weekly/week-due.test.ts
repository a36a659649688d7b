import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekDue } from "./week-due";
import { dayAfter, daysFrom, spanOf } from "@/lib/i18n/days";

const ZONES = ["America/Chicago", "America/Santiago", "Asia/Beirut"] as const;
const HOUR_MS = 3_600_000;

describe("the week of which a report is due", () => {
  test.each([
    // The evening before, its clocks changed.
    ["America/Chicago", "2026-03-09T09:59:59.999Z", "2026-02-23"],
    ["America/Chicago", "2026-03-09T10:00:00.000Z", "2026-03-02"],
    ["America/Chicago", "2026-11-02T10:59:59.999Z", "2026-10-19"],
    ["America/Chicago", "2026-11-02T11:00:00.000Z", "2026-10-26"],
    ["America/Santiago", "2026-04-06T08:59:59.999Z", "2026-03-23"],
    ["America/Santiago", "2026-04-06T09:00:00.000Z", "2026-03-30"],
    ["America/Santiago", "2026-09-07T07:59:59.999Z", "2026-08-24"],
    ["America/Santiago", "2026-09-07T08:00:00.000Z", "2026-08-31"],
    ["Asia/Beirut", "2026-03-30T01:59:59.999Z", "2026-03-16"],
    ["Asia/Beirut", "2026-03-30T02:00:00.000Z", "2026-03-23"],
    ["Asia/Beirut", "2026-10-26T02:59:59.999Z", "2026-10-12"],
    ["Asia/Beirut", "2026-10-26T03:00:00.000Z", "2026-10-19"],
  ])("in %s at %s begins on %s", (zone, now, monday) => {
    expect(weekDue(new Date(now), zone)).toBe(monday);
  });

  test("is over for five hours of the clock, is a Monday's, and only goes on to the next one", () => {
    const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) });
    const check = (zone: (typeof ZONES)[number], at: number) => {
      const monday = weekDue(new Date(at), zone);
      const { from, until } = spanOf({ start: monday, end: dayAfter(monday, 6) }, zone);
      expect(new Date(`${monday}T12:00:00Z`).getUTCDay()).toBe(1);
      const since = at - (until?.getTime() ?? 0);
      // A night may be an hour longer or shorter.
      expect(since).toBeGreaterThanOrEqual(4 * HOUR_MS);
      expect(since).toBeLessThan((7 * 24 + 6) * HOUR_MS);
      expect(from?.getTime()).toBeLessThan(at);
      expect([0, 7]).toContain(daysFrom(monday, weekDue(new Date(at + 24 * HOUR_MS), zone)));
    };
    fc.assert(fc.property(fc.constantFrom(...ZONES), moment, check), { numRuns: 300 });
  });
});
