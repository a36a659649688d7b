import { expect, it } from "vitest";
import { createLongDates } from "./long-dates";
import { partOfDay } from "./part-of-day";

const en = createLongDates({ locale: "en", timeZone: "America/Chicago" });
const es = createLongDates({ locale: "es", timeZone: "America/Chicago" });

it("names the time zone for readers in another one", () => {
  expect(en.dateTimeZone("2026-11-20T20:14:00Z")).toMatch(/^Nov 20, 2026, \d+:14 [AP]M [A-Z+\-\d]{3,6}$/);
  expect(createLongDates({ locale: "es", timeZone: "UTC" }).dateTimeZone("2026-11-20T20:14:00Z")).toBe(
    "20 nov 2026, 20:14 UTC",
  );
});

it("names the month, in the reader's own calendar", () => {
  expect(en.month("2026-04-01T04:00:00Z")).toBe("March 2026");
  expect(es.month("2026-04-01T04:00:00Z")).toBe("marzo de 2026");
});

it("names the weekday, with the year when it is another one, and near days as such", () => {
  const now = "2026-11-20T20:30:00Z";
  expect([en.weekdayDate("2026-11-27T20:00:00Z", now), en.weekdayDate("2027-11-26T20:00:00Z", now)]).toEqual([
    "Friday, Nov 27",
    "Friday, Nov 26, 2027",
  ]);
  expect(en.weekdayTime("2026-11-21T22:05:00Z")).toBe("Saturday, Nov 21, 4:05 PM");
  expect(en.deadline("2026-11-21T22:05:00Z", now)).toBe("tomorrow, 4:05 PM");
  expect(es.deadline("2026-11-20T22:05:00Z", now)).toBe("hoy, 16:05");
  expect(en.calendarMonth("2026-11", "long")).toBe("November 2026");
});

it.each([
  ["2026-11-20T10:00:00Z", "morning"],
  ["2026-11-20T09:59:00Z", "evening"],
  ["2026-11-20T18:00:00Z", "afternoon"],
  ["2026-11-21T00:00:00Z", "evening"],
])("greets at %s in Chicago for the %s", (at, part) => {
  expect(partOfDay(at, "America/Chicago")).toBe(part);
});
