import { describe, expect, test } from "vitest";
import { ageGroup, expectedDay, sumUp } from "./rules";

describe("the age of an open item", () => {
  test.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [14, 2],
    [15, 3],
    [400, 3],
  ])("of %d days is in group %d", (days, group) => {
    expect(ageGroup(days, false)).toBe(group);
  });

  test("of a late one is in the last group, however young it is", () => {
    expect(ageGroup(0, true)).toBe(3);
  });
});

describe("the day on which all would be done at this pace", () => {
  const pace = { ticked: 5, days: 30, open: 5, today: "2026-11-24" };

  test("is as far away as the open items need", () => {
    expect(expectedDay(pace)).toBe("2026-12-24");
    expect(expectedDay({ ...pace, open: 1 })).toBe("2026-11-30");
    expect(expectedDay({ ...pace, ticked: 60, open: 1 })).toBe("2026-11-25");
  });

  test("is unknown with fewer than five ticked items, and with nothing open", () => {
    expect(expectedDay({ ...pace, ticked: 4 })).toBeNull();
    expect(expectedDay({ ...pace, open: 0 })).toBeNull();
  });
});

test("what was before the first day counts on every day", () => {
  const changes = [
    { at: 2, created: 1, completed: 2 },
    { at: 0, created: 3, completed: 1 },
  ];
  expect(sumUp(3, changes)).toEqual([
    { created: 3, completed: 1 },
    { created: 3, completed: 1 },
    { created: 4, completed: 3 },
    { created: 4, completed: 3 },
  ]);
  expect(sumUp(1, [])).toEqual([
    { created: 0, completed: 0 },
    { created: 0, completed: 0 },
  ]);
});
