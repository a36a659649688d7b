import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createReleaseCheck } from "./for-customers";

function lines(file: string): string[] {
  return readFileSync(join(import.meta.dirname, `${file}.txt`), "utf8")
    .trim()
    .split("\n");
}

const people = ["Rosa Ortiz", "Dale Brandt", "Mateo Rivas", "June Park", "Luis Herrera"];
const waits = createReleaseCheck({ people, includesNames: false, names: [] });

test.each(["secrets", "planted", "told-between-lines"])("whatever is in %s waits", (file) => {
  expect(lines(file).filter((sentence) => !waits(sentence))).toEqual([]);
});

/* The check was never tuned to the held-out and third files: what strangers wrote, of which only counts were seen. */
test.each([
  ["innocent", 2],
  ["everyday", 2],
  ["harmless", 0],
  ["plain-progress", 1],
  ["harmless-held-out", 17],
  ["harmless-third", 13],
] as const)("of %s at most %i wait", (file, most) => {
  expect(lines(file).filter(waits).length).toBeLessThanOrEqual(most);
});

test.each([
  ["planted-held-out", 5],
  ["planted-third", 3],
] as const)("of what strangers planted (%s) at most %i pass", (file, most) => {
  expect(lines(file).filter((sentence) => !waits(sentence)).length).toBeLessThanOrEqual(most);
});

test("names of folders may be said whole, and those of people where that is chosen", () => {
  const named = createReleaseCheck({
    people,
    includesNames: true,
    names: ["Okafor residence", "Unit Zephyr"],
  });
  expect(named("Mateo set the last truss in Unit Zephyr.")).toBe(false);
  expect(named("The Zephyr is painted.")).toBe(true);
  expect(waits("The door of Unit Zephyr is painted.")).toBe(true);
  const unnamed = createReleaseCheck({
    people,
    includesNames: false,
    names: ["Unit Zephyr", "Mateo’s closet"],
  });
  expect(unnamed("The door of Unit Zephyr is painted.")).toBe(false);
  expect(unnamed("Mateo’s closet is painted.")).toBe(true);
});

test.each([
  ["an unknown word", "The wall is quaxed."],
  ["a word too long to look up", `The wall is ${"painted".repeat(9)}.`],
  ["a sentence too long to read", "The wall is painted. ".repeat(60)],
  ["what was not done", "The wall was not tied."],
  ["a defect that nobody mends", "The beam is cracked."],
])("%s waits", (_, sentence) => {
  expect(waits(sentence)).toBe(true);
});

test.each([
  "The beam was cracked and is replaced.",
  "La viga estaba agrietada y se reforzó.",
  "Please do not walk on the new floor.",
  "The roof does not leak.",
  "",
])("%j does not", (sentence) => {
  expect(waits(sentence)).toBe(false);
});
