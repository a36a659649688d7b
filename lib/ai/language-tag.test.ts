import { expect, test } from "vitest";
import { isEnglish, languageTag } from "./language-tag";

test.each([
  ["spanish", "es"],
  ["Spanish", "es"],
  ["es", "es"],
  ["es-MX", "es"],
  ["english", "en"],
  ["en_US", "en"],
  ["haitian creole", "ht"],
  ["tagalog", "tl"],
  ["filipino", "tl"],
  ["castilian", "es"],
  ["portuguese", "pt"],
  ["klingon", null],
  ["", null],
  [null, null],
  [undefined, null],
])("the language %j has the tag %j", (name, tag) => {
  expect(languageTag(name)).toBe(tag);
});

test("English is English in every country", () => {
  expect(["en", "en-GB", "es", "eng"].map(isEnglish)).toEqual([true, true, false, false]);
});
