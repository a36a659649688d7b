import { expect, it } from "vitest";
import { initials } from "./avatar";

it.each([
  ["Rosa Ortiz", "RO"],
  ["Mateo", "M"],
  ["  Ana de la Cruz ", "AC"],
  ["Ñandú 🏗️", "Ñ"],
  ["🚧 Mateo 👷🏽‍♂️ Rivas 🇲🇽", "MR"],
  ["🚧Rosa (Ortiz)", "RO"],
  ["A\u0301lvaro E\u0301", "A\u0301E\u0301"],
  ["李 小龙", "李小"],
  ["7️⃣ Crew 2", "C2"],
  ["👷🏽‍♂️", ""],
  ["", ""],
])("makes initials of %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
