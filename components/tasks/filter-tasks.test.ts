import { describe, expect, test } from "vitest";
import { matchesFilter } from "./filter-tasks";

describe("a task's name matches what was typed", () => {
  test.each([
    ["Instalación eléctrica", "electrica"],
    ["Instalacion electrica", "ELÉC"],
    ["Roof trusses", " truss "],
    ["Ñandú", "nandu"],
    ["Drains", ""],
  ])("%s, %s", (name, typed) => {
    expect(matchesFilter(name, typed)).toBe(true);
  });

  test.each([
    ["Roof trusses", "roof cover"],
    ["Drains", "x"],
  ])("but not %s, %s", (name, typed) => {
    expect(matchesFilter(name, typed)).toBe(false);
  });
});
