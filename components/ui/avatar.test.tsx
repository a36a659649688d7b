import { expect, it } from "vitest";
import { initials } from "./avatar";

it.each([
  ["Rosa Ortiz", "RO"],
  ["Mateo", "M"],
  ["  Ana de la Cruz ", "AC"],
  ["Ñandú 🏗️", "Ñ🏗"],
  ["", ""],
])("makes initials of %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
