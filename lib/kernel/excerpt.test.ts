import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptOf } from "./excerpt";

test.each([
  ["We need 3 rafters, 47 by 150", "We need 3 rafters, 47 by 150"],
  ["  Two\n\nlines\tand  spaces ", "Two lines and spaces"],
  ["The crane comes on Monday, not on Tuesday", "The crane comes on Monday…"],
  ["Faltan tres vigas para el techo del segundo", "Faltan tres vigas para el…"],
  ["Llllllllllllllllllllllllllllllllong", "Lllllllllllllllllllllllllllll…"],
  ["🏗".repeat(20), `${"🏗".repeat(14)}…`],
  ["", ""],
])("%j is quoted as %j", (text, excerpt) => {
  expect(excerptOf(text, 30)).toBe(excerpt);
});

test("an excerpt fits, and begins as the text does", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 400 }),
      fc.integer({ min: 2, max: 200 }),
      (text, most) => {
        const excerpt = excerptOf(text, most);
        const line = text.replaceAll(/\s+/g, " ").trim();
        expect(excerpt.length).toBeLessThanOrEqual(most);
        expect(excerpt === line || line.startsWith(excerpt.replace(/…$/, ""))).toBe(true);
        expect(excerpt.isWellFormed() || !line.isWellFormed()).toBe(true);
      },
    ),
  );
});
