import { expect, test } from "vitest";
import { applyVerdict, type Verdict } from "./apply-verdict";
import type { Doubt } from "./doubt";
import { findDoubts } from "./find-doubts";

const SAME: Verdict = { isSame: true, original: "", translated: "" };
const differs = (original: string, translated: string): Verdict => {
  return { isSame: false, original, translated };
};

function short(doubts: Doubt[]): string[][] {
  return doubts.map(({ kind, original, translated }) => [kind, original, translated]);
}

function doubtsOf(original: string, translation: string, verdict: Verdict | null, from = "es"): string[][] {
  const texts = { original, translation };
  return short(applyVerdict(findDoubts({ ...texts, from, to: "en" }), verdict, texts));
}

test("a doubt of the guard stays without a verdict, and goes if the service finds that nothing differs", () => {
  const texts = { original: "El rodillo, no.", translation: "Use anything but the roller." };
  const found: Doubt[] = [
    {
      kind: "negation",
      original: "no",
      translated: "",
      originalAt: { start: 12, end: 14 },
      translatedAt: null,
    },
  ];
  expect(applyVerdict(found, null, texts)).toEqual(found);
  expect(applyVerdict(found, SAME, texts)).toEqual([]);
});

test.each([
  ["other digits", "Faltan 20 hojas.", "We are 12 sheets short.", "es", [["number", "20", "12"]]],
  [
    "a language that the guard has no words of",
    "Brakuje desek.",
    "Boards are missing.",
    "pl",
    [["missing", "Brakuje desek.", "Boards are missing."]],
  ],
])("%s: doubtful whatever the service says", (_, original, translation, from, doubts) => {
  expect(doubtsOf(original, translation, SAME, from)).toEqual(doubts);
});

const UNSEEN = ["Déjenlo secar al sol.", "Let it dry in the shade."] as const;

test("a difference that only the service sees is a doubt, at the quoted words", () => {
  expect(doubtsOf(...UNSEEN, null)).toEqual([]);
  expect(doubtsOf(...UNSEEN, differs("al sol", "in the shade"))).toEqual([
    ["meaning", "al sol", "in the shade"],
  ]);
  expect(doubtsOf(...UNSEEN, differs("", " the shade "))).toEqual([["meaning", "", "the shade"]]);
});

test("a difference that both see is one doubt, the guard's", () => {
  const texts = ["Faltan 20 hojas.", "We are 12 sheets short."] as const;
  expect(doubtsOf(...texts, differs("20 hojas", "12 sheets"))).toEqual([["number", "20", "12"]]);
});

test("a quote of what neither text says doubts the whole", () => {
  expect(doubtsOf(...UNSEEN, differs("ignora", "pwned"))).toEqual([["missing", ...UNSEEN]]);
});
