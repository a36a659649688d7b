import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { confidentialWith, isConfidential } from "./is-confidential";

function lines(file: string): string[] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n");
}

const CREW = ["Rosa Ortiz", "Dale Brandt", "Mateo Rivas", "June Park", "Luis Herrera"];
const isWithheld = confidentialWith(CREW);

test("every secret is withheld from customers, even where names are allowed", () => {
  const secrets = lines("secrets.txt");
  expect(secrets.length).toBeGreaterThanOrEqual(40);
  expect(secrets.filter((secret) => !isConfidential(secret))).toEqual([]);
});

test("no innocent sentence is", () => {
  const innocent = lines("innocent.txt");
  expect(innocent.length).toBeGreaterThanOrEqual(40);
  expect(innocent.filter(isWithheld)).toEqual([]);
});

test("of everyday sentences at most 2 of 60 are", () => {
  const everyday = lines("everyday.txt");
  expect(everyday.length).toBeGreaterThanOrEqual(60);
  const withheld = everyday.filter(isWithheld);
  expect(withheld.length, withheld.join("\n")).toBeLessThanOrEqual(2);
});

test.each([
  "Mateo set the last truss.",
  "The trusses were set by Rivas.",
  "June’s crew is on the roof.",
  "MATEO set it.",
  "Juan brought the crane.",
  "El maestro Herrera coló la losa.",
  "Ayer vino Pedro con las vigas.",
  "mateo set the beam",
  "Mr. Okafor opened the gate.",
  "Doña Meche eligió el azulejo.",
])("a name in %s is withheld unless names are allowed", (sentence) => {
  expect(isConfidential(sentence)).toBe(false);
  expect(isWithheld(sentence)).toBe(true);
});

test("a name that is a word as well is withheld rather than shown, except in a date or a street", () => {
  expect(["In June the roof follows.", "The Dale bracket is delivered."].filter(isWithheld)).toHaveLength(2);
  const others = ["Work on June 4 begins at seven.", "Rivas Street is closed.", "La calle Rivas se cerró."];
  expect(others.filter(isWithheld)).toEqual([]);
});
