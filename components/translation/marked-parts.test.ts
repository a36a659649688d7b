import { expect, test } from "vitest";
import { markedParts } from "./marked-parts";
import { withWordsAround } from "./words-around";

const marked = (text: string, ...translated: string[]) =>
  markedParts(
    text,
    translated.map((one) => ({ translated: one })),
  )
    .map((part) => (part.isDoubted ? `[${part.text}]` : part.text))
    .join("");

test("doubted words are separate parts, as whole words, and no text is missing", () => {
  expect(marked("Honeycombing, 40 cm from the corner.", "40 cm")).toBe(
    "Honeycombing, [40 cm] from the corner.",
  );
  expect(marked("140 boards, 40 left.", "40")).toBe("140 boards, [40] left.");
  expect(marked("Do not pour.", "")).toBe("Do not pour.");
});

test("two doubts about the same words have a place each", () => {
  expect(marked("4 here, 4 there.", "4", "4")).toBe("[4] here, [4] there.");
  expect(marked("40 cm", "40 cm", "40")).toBe("[40 cm]");
});

test("signs in the words are only signs", () => {
  expect(marked('A 3/4" pipe (2).', '3/4"', "(2)")).toBe('A [3/4"] pipe [(2)].');
});

test("the original wording is shown with the words around it, within its sentence", () => {
  expect(withWordsAround("Ya quitamos la cimbra. Hay huecos a unos catorce de la esquina.", "catorce")).toBe(
    "huecos a unos catorce de la esquina",
  );
  expect(withWordsAround("Nada.", "catorce")).toBe("catorce");
});
