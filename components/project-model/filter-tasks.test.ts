import { expect, test } from "vitest";
import { isTaskFound } from "./filter-tasks";

test.each([
  ["pared", true],
  ["north", true],
  ["norte pared", true],
  ["norté, wall", true],
  ["sur", false],
  ["", true],
])("a task is found by its name and by its translation: %j, %s", (typed, isFound) => {
  const translation = { to: "en", from: "es", content: "North wall", description: null, doubts: [] };
  expect(isTaskFound({ name: "Pared norte", translation }, typed)).toBe(isFound);
});
