import fc from "fast-check";
import { expect, test } from "vitest";
import { momentAt, quietUntil } from "./quiet-hours";

const NIGHT = { from: "18:00", to: "06:30", weekends: false };
const AND_WEEKENDS = { ...NIGHT, weekends: true };
const NOON = { from: "12:00", to: "13:00", weekends: false };
const ODD = { from: "12:04", to: "13:01", weekends: false };
const until = (now: string, quiet: typeof NIGHT | null, zone = "America/Chicago") =>
  quietUntil(new Date(now), quiet, zone)?.toISOString() ?? null;

test.each([
  // Friday, November 20, 2026: UTC-6.
  ["2026-11-20T23:59:59.999Z", NIGHT, null],
  ["2026-11-21T00:00:00.000Z", NIGHT, "2026-11-21T12:30:00.000Z"],
  ["2026-11-21T12:29:59.999Z", NIGHT, "2026-11-21T12:30:00.000Z"],
  ["2026-11-21T12:30:00.000Z", NIGHT, null],
  ["2026-11-21T00:00:00.000Z", AND_WEEKENDS, "2026-11-23T12:30:00.000Z"],
  ["2026-11-21T18:20:00.000Z", AND_WEEKENDS, "2026-11-23T12:30:00.000Z"],
  ["2026-11-20T18:00:00.000Z", NOON, "2026-11-20T19:00:00.000Z"],
  ["2026-11-20T18:20:00.000Z", NOON, "2026-11-20T19:00:00.000Z"],
  ["2026-11-20T19:00:00.000Z", NOON, null],
  ["2026-11-20T18:03:59.999Z", ODD, null],
  ["2026-11-20T18:05:00.000Z", ODD, "2026-11-20T19:01:00.000Z"],
  ["2026-11-20T18:20:00.000Z", null, null],
  // The night is an hour longer, and an hour shorter.
  ["2026-11-01T00:00:00.000Z", NIGHT, "2026-11-01T12:30:00.000Z"],
  ["2026-03-08T01:00:00.000Z", NIGHT, "2026-03-08T11:30:00.000Z"],
])("at %s in Chicago, with %j, it is quiet until %s", (now, quiet, end) => {
  expect(until(now, quiet)).toBe(end);
});

test.each([
  // Clocks change at midnight: to 1:00, and back to 23:00.
  ["America/Santiago", "2026-09-06T03:59:00.000Z", "2026-09-06T04:00:00.000Z", "2026-09-06T09:30:00.000Z"],
  ["America/Santiago", "2026-04-05T02:59:00.000Z", "2026-04-05T04:30:00.000Z", "2026-04-05T10:30:00.000Z"],
  ["Asia/Beirut", "2026-03-28T21:59:00.000Z", "2026-03-28T22:00:00.000Z", "2026-03-29T03:30:00.000Z"],
  ["Asia/Beirut", "2026-10-24T20:59:00.000Z", "2026-10-24T22:30:00.000Z", "2026-10-25T04:30:00.000Z"],
])("in %s at %s it is quiet until 0:30, and until 6:30", (zone, now, evening, night) => {
  expect(until(now, { ...NIGHT, to: "00:30" }, zone)).toBe(evening);
  expect(until(now, NIGHT, zone)).toBe(night);
});

test("ends in the same night as it began where the clock that it names is skipped", () => {
  expect(until("2026-03-08T07:00:00.000Z", { from: "18:00", to: "02:30", weekends: false })).toBe(
    "2026-03-08T08:00:00.000Z",
  );
});

test.each([
  ["2026-11-20", "06:29", "2026-11-20T12:29:00.000Z"],
  ["2026-11-20", "00:00", "2026-11-20T06:00:00.000Z"],
  // Its clock goes from 2:00 to 3:00.
  ["2026-03-08", "02:30", "2026-03-08T08:00:00.000Z"],
])("on %s in Chicago it is %s at %s", (day, time, moment) => {
  expect(momentAt(day, time, "America/Chicago").toISOString()).toBe(moment);
});

test("is quiet without a gap up to its end, which is not, in any zone and on any day", () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const quiet = fc
    .record({ from: time, to: time, weekends: fc.boolean() })
    .filter(({ from, to }) => from !== to);
  const zone = fc.constantFrom(
    "America/Chicago",
    "America/Santiago",
    "Asia/Beirut",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
  );
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(
      quiet,
      zone,
      moment,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (hours, where, now, part) => {
        const end = quietUntil(now, hours, where);
        if (end === null) return;
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        expect(quietUntil(end, hours, where)).toBeNull();
        const between = new Date(now.getTime() + (end.getTime() - now.getTime()) * part);
        expect(quietUntil(between, hours, where)).toEqual(end);
      },
    ),
    { numRuns: 300 },
  );
});
