import { describe, expect, it } from "vitest";
import { createFormat } from "./format";

const now = "2026-11-20T20:30:00Z";
const en = createFormat({ locale: "en", timeZone: "America/Chicago" });
const es = createFormat({ locale: "es", timeZone: "America/Chicago" });

describe("dates", () => {
  it.each([
    ["2026-11-20T20:14:00Z", "Today 2:14 PM", "Hoy 14:14"],
    ["2026-11-19T22:48:00Z", "Yesterday 4:48 PM", "Ayer 16:48"],
    ["2026-11-18T22:48:00Z", "Nov 18 4:48 PM", "18 nov 16:48"],
    ["2025-11-18T22:48:00Z", "Nov 18, 2025 4:48 PM", "18 nov 2025 16:48"],
  ])("%s is read by day", (at, english, spanish) => {
    expect(en.dayTime(at, now)).toBe(english);
    expect(es.dayTime(at, now)).toBe(spanish);
  });

  it("takes the day from the reader's own calendar, not from UTC", () => {
    expect(en.dayTime("2026-11-21T03:00:00Z", "2026-11-21T02:00:00Z")).toBe("Today 9:00 PM");
  });

  it.each([
    ["2026-11-20T20:14:00Z", "2:14 PM", "14:14"],
    ["2026-11-19T22:48:00Z", "Yesterday", "Ayer"],
    ["2026-11-14T17:20:00Z", "Sat", "Sáb"],
    ["2026-11-13T17:20:00Z", "Nov 13", "13 nov"],
    ["2025-11-13T17:20:00Z", "Nov 13, 2025", "13 nov 2025"],
  ])("%s is read as shortly as possible", (at, english, spanish) => {
    expect(en.shortTime(at, now)).toBe(english);
    expect(es.shortTime(at, now)).toBe(spanish);
  });

  it("says how long is left, and how long ago", () => {
    expect(en.until("2026-11-20T20:50:00Z", now)).toBe("in 20 min");
    expect(en.until("2026-11-21T20:30:00Z", now)).toBe("in 24 h");
    expect(es.until("2026-11-27T20:30:00Z", now)).toBe("dentro de 7 días");
    expect(en.ago("2026-11-20T20:28:00Z", now)).toBe("2 min ago");
    expect(en.ago("2026-11-19T20:30:00Z", now)).toBe("24 h ago");
    expect(es.ago("2026-11-13T20:30:00Z", now)).toBe("hace 7 días");
    // A phone's clock may be slow.
    expect(en.ago("2026-11-20T20:50:00Z", now)).toBe("this minute");
  });
});

describe("calendar days", () => {
  it.each([
    ["2026-12-17", 27, "Dec 17", "17 dic"],
    ["2026-11-21", 1, "Nov 21", "21 nov"],
    ["2026-11-20", 0, "Nov 20", "20 nov"],
    ["2026-11-18", -2, "Nov 18", "18 nov"],
    ["2027-01-27", 68, "Jan 27", "27 ene"],
    ["2027-11-19", 364, "Nov 19, 2027", "19 nov 2027"],
    ["2025-11-21", -364, "Nov 21, 2025", "21 nov 2025"],
  ])("%s is %d days away", (day, days, english, spanish) => {
    expect([en.daysLeft(day, now), es.daysLeft(day, now)]).toEqual([days, days]);
    expect([en.day(day, now), es.day(day, now)]).toEqual([english, spanish]);
  });

  it("can say the weekday too", () => {
    expect([en.weekday("2026-12-17", now), es.weekday("2026-12-17", now)]).toEqual([
      "Thu, Dec 17",
      "Jue, 17 de dic",
    ]);
    expect(en.weekday("2027-11-19", now)).toBe("Fri, Nov 19, 2027");
    for (const timeZone of ["Pacific/Pago_Pago", "Pacific/Kiritimati"])
      expect(createFormat({ locale: "en", timeZone }).weekday("2026-12-17", now)).toBe("Thu, Dec 17");
  });

  it("names files so that they sort by time, in every language", () => {
    const times = [
      "2026-09-28T15:05:00Z",
      "2026-11-28T15:05:09Z",
      "2026-11-28T21:05:00Z",
      "2026-12-01T16:00:00Z",
    ];
    const names = times.map((at) => en.fileTime(at));
    expect(names[1]).toBe("2026-11-28 09.05.09");
    expect([names.toSorted(), times.map((at) => es.fileTime(at))]).toEqual([names, names]);
  });

  it("keeps the day in every zone and counts from the reader's own today", () => {
    const at = "2026-12-17T10:30:00Z";
    const left = (timeZone: string) => createFormat({ locale: "en", timeZone }).daysLeft("2026-12-17", at);
    expect(["Pacific/Pago_Pago", "America/Chicago", "UTC"].map(left)).toEqual([1, 0, 0]);
    expect(["Pacific/Auckland", "Pacific/Kiritimati"].map(left)).toEqual([0, -1]);
    for (const timeZone of Intl.supportedValuesOf("timeZone"))
      expect(createFormat({ locale: "en", timeZone }).day("2026-12-17", at)).toBe("Dec 17");
  });

  // Clocks change on March 8 and November 1, 2026: days of 23 and 25 hours.
  it.each([
    ["2026-03-08T05:59:00Z", "2026-03-09", 2],
    ["2026-03-08T06:00:00Z", "2026-03-09", 1],
    ["2026-03-09T04:59:00Z", "2026-03-09", 1],
    ["2026-03-09T05:00:00Z", "2026-03-09", 0],
    ["2026-11-01T04:59:00Z", "2026-11-02", 2],
    ["2026-11-01T05:00:00Z", "2026-11-02", 1],
    ["2026-11-02T05:59:00Z", "2026-11-02", 1],
    ["2026-11-02T06:00:00Z", "2026-11-02", 0],
  ])("at %s Chicago counts to %s across the change of clocks", (at, day, days) => {
    expect(en.daysLeft(day, at)).toBe(days);
  });
});

describe("lists", () => {
  it.each([
    ["Dale", "Mateo and Dale", "Mateo y Dale"],
    ["Inés", "Mateo and Inés", "Mateo e Inés"],
    ["Íñigo", "Mateo and Íñigo", "Mateo e Íñigo"],
  ])("say “and” before %s as each language does", (name, english, spanish) => {
    expect([en.list(["Mateo", name]), es.list(["Mateo", name])]).toEqual([english, spanish]);
  });
});

describe("numbers", () => {
  it("writes prices alike in both languages, whole ones without cents", () => {
    expect([en.amount(0), es.amount(1999)]).toEqual(["$0.00", "$19.99"]);
    expect([en.money(1999), en.money(1500), es.money(17999)]).toEqual(["$19.99", "$15", "$179.99"]);
  });

  it("writes percentages", () => {
    expect(en.percent(58)).toBe("58%");
  });
});
