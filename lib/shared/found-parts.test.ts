import { expect, test } from "vitest";
import { foundParts } from "./found-parts";

const marked = (text: string, search: string) =>
  foundParts(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["El camión llega.", "camion", "El [camión] llega."],
  ["El camio\u0301n llega.", "CAMIÓN L", "[El] [camio\u0301n] [llega]."],
  ["El camión, temprano", "temprano camión", "El [camión], [temprano]"],
  ["Camioneta", "camion neta", "[Camioneta]"],
  ["A 3/4 de pulgada", "¾", "A [3/4] de pulgada"],
  ["I don’t, ¿no?", "dont ¿no?", "I [don’t], ¿[no]?"],
  ["Sheet-rock 2×4", "2x4 sheetrock", "[Sheet-rock] [2×4]"],
  ["What?", "?", "What?"],
  ["90° elbow", "90°", "[90°] elbow"],
  ["I ✅ done", "✅", "I [✅] done"],
  ["🏗️ grúa", "grua", "🏗️ [grúa]"],
  ["Nothing here", "crane", "Nothing here"],
  ["All of it", "", "All of it"],
])("in %j, %j is marked as %j", (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
