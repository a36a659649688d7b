import fc from "fast-check";
import { expect, test } from "vitest";
import { mentionedIn } from "./mentions";

const PEOPLE = [
  { id: "jose", name: "José Núñez" },
  { id: "ana", name: "Ana Solis" },
  { id: "anaMaria", name: "Ana Solis Vega" },
  { id: "sol", name: "Sol" },
];
const named = (text: string) => [...mentionedIn(text, PEOPLE)].sort();

test.each([
  ["@José Núñez, the gate", ["jose"]],
  ["ask @jose  NUNEZ.", ["jose"]],
  ["@Ana Solis Vega knows", ["anaMaria"]],
  ["(@Ana Solis) and @Sol", ["ana", "sol"]],
  ["@Ana Solis\nand the rest", ["ana"]],
  ["@Solomon", []],
  ["rosa@sol", []],
  ["@ Sol, @", []],
  ["Ana Solis", []],
])("%j names %j", (text, ids) => expect(named(text)).toEqual(ids));

test("two people of one name are both meant", () => {
  const twins = [...PEOPLE, { id: "other", name: "sol" }];
  expect([...mentionedIn("@Sol?", twins)].sort()).toEqual(["other", "sol"]);
});

test("whoever is named is found, whatever is around", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom(...PEOPLE),
      fc.string(),
      (before, { id, name }, after) => {
        expect(named(`${before} @${name.toUpperCase()}, ${after}`)).toContain(id);
      },
    ),
  );
});
