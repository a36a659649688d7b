import fc from "fast-check";
import { expect, test } from "vitest";
import { digestDay } from "./digests";
import { dayAfter } from "@/lib/i18n/days";
import { momentAt } from "@/lib/notifications/preferences/quiet-hours";

const ZONES = ["America/Chicago", "America/Santiago", "Asia/Beirut"] as const;
const HALF_HOUR_MS = 30 * 60_000;

test.each([
  ["America/Chicago", "2026-03-08T10:59:59Z", "2026-03-07"],
  ["America/Chicago", "2026-03-08T11:00:00Z", "2026-03-08"],
  ["America/Chicago", "2026-11-01T11:59:59Z", "2026-10-31"],
  ["America/Chicago", "2026-11-01T12:00:00Z", "2026-11-01"],
  ["America/Santiago", "2026-09-06T09:00:00Z", "2026-09-06"],
  ["America/Santiago", "2026-04-05T10:00:00Z", "2026-04-05"],
  ["Asia/Beirut", "2026-03-29T03:00:00Z", "2026-03-29"],
  ["Asia/Beirut", "2026-10-25T04:00:00Z", "2026-10-25"],
])("in %s at %s the digest of %s is the one that is due", (zone, now, day) => {
  expect(digestDay(new Date(now), zone)).toBe(day);
});

test("is due once on each day, within half an hour of 6:00, and covers what the one before did not, whatever clocks do", () => {
  const begin = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
  const check = (zone: (typeof ZONES)[number], at: number) => {
    let claimed = digestDay(new Date(at), zone);
    for (let now = at; now < at + 4 * 24 * 60 * 60_000; now += HALF_HOUR_MS) {
      const day = digestDay(new Date(now), zone);
      if (day === claimed) continue;
      expect(day).toBe(dayAfter(claimed));
      const since = now - momentAt(day, "06:00", zone).getTime();
      expect(since).toBeGreaterThanOrEqual(0);
      expect(since).toBeLessThan(HALF_HOUR_MS);
      claimed = day;
    }
  };
  const changes = ["2026-03-07", "2026-03-28", "2026-04-04", "2026-09-05", "2026-10-24", "2026-10-31"].map(
    (day) => Date.parse(day),
  );
  for (const zone of ZONES) for (const at of changes) check(zone, at);
  fc.assert(fc.property(fc.constantFrom(...ZONES), begin, check), { numRuns: 40 });
});
