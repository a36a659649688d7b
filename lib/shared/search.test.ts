import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX } from "./limits";
import { foldForSearch, matches, wordsOf } from "./search";

describe("a text has all words of a search, in any order and distance", () => {
  test.each([
    ["El camión llega mañana temprano", "camión temprano"],
    ["El camión llega mañana temprano", "TEMPRANO, camion!"],
    ["El camión llega mañana temprano", "¿manana? (camión/temprano)"],
    ["Camioneta", "camion neta"],
    ["Llega el Ñandú", "nandu"],
    ["Ya llegó.Mañana sigue", "llego manana"],
    ["Sheet-rock", "sheetrock"],
    ["Sheetrock", "sheet-rock"],
    ["rock and a sheet", "Sheet-rock"],
    ["I don't know", "dont"],
    ["I dont know", "don’t"],
    ["I don´t know", "don't"],
    ["l'eau", "l`eau"],
    ["3/4 plywood, 10:30", "plywood 3/4"],
    ["¾ plywood", "3/4"],
    ["A 1-1/2 pipe", "1½"],
    ["2x4", "2×4"],
    ["Call (555) 123-4567", "555 1234567"],
    ["R-19", "r19"],
    ["R19", "R-19"],
    ["12 m²", "m2"],
    ["ca\u00ADmi\u200Bón", "camión"],
    ["camión", "ca\u200Bmión"],
    ["ＣＡＭＩＯＮ", "camion"],
    ["Listo 👍🏽", "👍"],
    ["100% listo", "listo 100%"],
    ["anything", "  "],
    ["anything", "?!"],
  ])("%j has %j", (text, typed) => {
    expect(matches(text, typed)).toBe(true);
  });

  test.each([
    ["El camión llega", "camión temprano"],
    ["Sheet", "sheet-rock"],
    ["3 boards, 4 nails", "3/4"],
    ["Listo", "👍"],
    ["10 at 3", "10:30"],
  ])("%j has not %j", (text, typed) => {
    expect(matches(text, typed)).toBe(false);
  });
});

test("a search has no words when it is blank or all punctuation, none twice, and none that is part of another", () => {
  expect([" \t ", "?!", "“—”", "", "...///", "\u3164 \u2800\u200b"].map(wordsOf)).toEqual([
    [],
    [],
    [],
    [],
    [],
    [],
  ]);
  expect(wordsOf("de grava, GRAVA: el arenal aren")).toEqual(["arenal", "grava", "de", "el"]);
});

test("of a long text that is searched for, the longest words count", () => {
  const words = Array.from({ length: 60 }, (_, n) => String.fromCodePoint(0x4e00 + n));
  expect(wordsOf([...words, "temprano"].join(" "))).toEqual(["temprano", ...words.slice(0, 19)]);
});

test("a text has every piece of itself, its words in whatever order, and folding it again changes nothing", () => {
  const anyText = fc.string({ unit: "grapheme", maxLength: MAX.search });
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (text, from, length) => {
      const folded = foldForSearch(text);
      expect(foldForSearch(folded)).toBe(folded);
      const words = folded.slice(from % (text.length + 1)).split(/\s/u);
      expect(matches(text, words.toReversed().slice(0, length).join(" "))).toBe(true);
    }),
  );
});
