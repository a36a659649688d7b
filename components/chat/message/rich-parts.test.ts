import { expect, test } from "vitest";
import { richParts } from "./rich-parts";

const NAMES = ["Mateo Rivas", "June Park", "Ana de la Cruz"];

test.each([
  ["See https://example.com/plan.pdf.", ["See ", "<https://example.com/plan.pdf>", "."]],
  ["(http://a.test/x?y=1), then", ["(", "<http://a.test/x?y=1>", "), then"]],
  ["https://a.test/Beam_(structure)", ["<https://a.test/Beam_(structure)>"]],
  ["(see https://a.test/Beam_(structure).)", ["(see ", "<https://a.test/Beam_(structure)>", ".)"]],
  ["https://a.test/\u202Egpj.x", ["<https://a.test/>", "\u202Egpj.x"]],
  ["@Mateo Rivas bring the saw", ["[@Mateo Rivas]", " bring the saw"]],
  ["ask @june, or @Mateo", ["ask ", "[@june]", ", or ", "[@Mateo]"]],
  ["@Mateos is nobody, mail@june.test neither", ["@Mateos is nobody, mail@june.test neither"]],
  ["javascript:alert(1) stays", ["javascript:alert(1) stays"]],
])("%s", (text, expected) => {
  const marks = {
    text: (part: string) => part,
    link: (part: string) => `<${part}>`,
    mention: (part: string) => `[${part}]`,
  };
  expect(richParts(text, NAMES).map((part) => marks[part.kind](part.text))).toEqual(expected);
});
