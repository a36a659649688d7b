import { expect, test } from "vitest";
import { foundParts, isFoundIn } from "./found-parts";

const marked = (text: string, search: string) =>
  foundParts(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["El camión llega.", "camion", "El [camión] llega."],
  ["El camio\u0301n llega.", "CAMIÓN L", "El [camio\u0301n l]lega."],
  ["nono no", "no", "[no][no] [no]"],
  ["🏗️ grúa", "grua", "🏗️ [grúa]"],
  ["Nothing here", "crane", "Nothing here"],
  ["All of it", "", "All of it"],
  ["a.c abc", "a.c", "[a.c] abc"],
])("in %j, %j is marked as %j", (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
  expect(isFoundIn(text, search)).toBe(expected.includes("["));
});
