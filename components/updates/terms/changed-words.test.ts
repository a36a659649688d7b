import { expect, test } from "vitest";
import { changedWords } from "./changed-words";

test.each([
  ["Ya quitamos la sombra.", "Ya quitamos la cimbra.", ["cimbra"]],
  ["Call she trock.", "Call Sheetrock, the Sheetrock guys.", ["Sheetrock", "the", "guys"]],
  ["Ya descimbramos.", "ya Descimbramos.", []],
  ["Hay 14 cm.", "Hay 40 cm.", []],
  ["", "", []],
])("from %j to %j: %j", (before, after, changed) => {
  expect(changedWords(before, after)).toEqual(changed);
});
