import { expect, test } from "vitest";
import { namesOf } from "./filter-tasks";
import { matches } from "@/lib/shared/search";

test.each([
  ["pared", true],
  ["north", true],
  ["norte pared", true],
  ["norté, wall", true],
  ["sur", false],
  ["", true],
])("a task is found by its name and by its translation: %j, %s", (typed, isFound) => {
  const translation = { to: "en", from: "es", content: "North wall", description: null, doubts: [] };
  expect(matches(namesOf({ name: "Pared norte", translation }), typed)).toBe(isFound);
});
