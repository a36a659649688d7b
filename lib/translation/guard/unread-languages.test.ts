import { expect, test } from "vitest";
import { findDoubts } from "./find-doubts";
import { languagesRead } from "./unread-languages";
import { addPretendLanguage, PRETEND } from "@/sandbox/fixtures/pretend-language";

addPretendLanguage();

const ENGLISH = "The slab is poured. Nothing is missing.";
const PRETENDED = "Da slabba iss poorda. Nulla iss missa.";

test.each([
  ["from a language of the product without words", PRETEND, "en"],
  ["into one", "es", PRETEND],
  ["from a language that the product does not have", "pt-BR", "en"],
  ["from a language that nobody knows", "und", "es"],
])("a translation %s is doubted as a whole", (_, from, to) => {
  expect(languagesRead(from, to)).toBeNull();
  expect(findDoubts({ original: PRETENDED, translation: ENGLISH, from, to })).toEqual([
    {
      kind: "missing",
      original: PRETENDED,
      translated: ENGLISH,
      originalAt: { start: 0, end: PRETENDED.length },
      translatedAt: { start: 0, end: ENGLISH.length },
    },
  ]);
});

test("its numbers are compared besides, however they are written", () => {
  const texts = { original: "14 brexa, 1.500 okta, 7", translation: "41 rafters, 1,500 bolts" };
  const [, ...doubts] = findDoubts({ ...texts, from: PRETEND, to: "en" });
  expect(doubts).toEqual([
    {
      kind: "number",
      original: "14",
      translated: "41",
      originalAt: { start: 0, end: 2 },
      translatedAt: { start: 0, end: 2 },
    },
    { kind: "number", original: "7", translated: "", originalAt: { start: 22, end: 23 }, translatedAt: null },
  ]);
});
