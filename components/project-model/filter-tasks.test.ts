import { describe, expect, test } from "vitest";
import { matchesFilter, namesOf } from "./filter-tasks";

test("a task is found by its name and by its translation", () => {
  const translation = { to: "en", from: "es", content: "North wall", description: null, doubts: [] };
  const names = namesOf({ name: "Pared norte", translation });
  expect([matchesFilter(names, "pared"), matchesFilter(names, "north"), matchesFilter(names, "sur")]).toEqual(
    [true, true, false],
  );
});

describe("a task's name matches what was typed", () => {
  test.each([
    ["Instalación eléctrica", "electrica"],
    ["Instalacion electrica", "ELÉC"],
    ["Roof trusses", " truss "],
    ["Ñandú", "nandu"],
    ["Drains", ""],
  ])("%s, %s", (name, typed) => {
    expect(matchesFilter([name], typed)).toBe(true);
  });

  test.each([
    ["Roof trusses", "roof cover"],
    ["Drains", "x"],
  ])("but not %s, %s", (name, typed) => {
    expect(matchesFilter([name], typed)).toBe(false);
  });
});
