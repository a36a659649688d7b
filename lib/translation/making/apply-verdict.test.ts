import { expect, test } from "vitest";
import { applyVerdict, type Difference } from "./apply-verdict";
import type { Doubt } from "@/lib/translation/guard/doubt";
import { findDoubts } from "@/lib/translation/guard/find-doubts";

function short(doubts: Doubt[]): string[][] {
  return doubts.map(({ kind, original, translated }) => [kind, original, translated]);
}

function doubtsOf(
  [original, translation]: readonly [string, string],
  found: readonly (readonly [original: string, translated: string])[],
  from = "es",
): string[][] {
  const texts = { original, translation };
  const differences = found.map(([said, translated]): Difference => ({ original: said, translated }));
  return short(applyVerdict(findDoubts({ ...texts, from, to: "en" }), differences, texts));
}

const ROLLER = { original: "El rodillo, no.", translation: "Use anything but the roller." };
const FALSE_DOUBT: Doubt = {
  kind: "negation",
  original: "no",
  translated: "",
  originalAt: { start: 12, end: 14 },
  translatedAt: null,
};

test.each([
  ["negation", "no", ""],
  ["name", "Rosa", "Rose"],
  ["unit", "47 cm", ""],
  ["unit", "", "47 cm"],
  ["number", "20", "twelve"],
  ["date", "", "7:30"],
  ["missing", ROLLER.original, ""],
  ["missing", "no", ROLLER.translation],
] as const)("a doubt that only the guard has is none: %s, %j for %j", (kind, original, translated) => {
  expect(applyVerdict([{ ...FALSE_DOUBT, kind, original, translated }], [], ROLLER)).toEqual([]);
});

test("so is one that is elsewhere than what the service finds", () => {
  const [found] = applyVerdict([FALSE_DOUBT], [{ original: "rodillo", translated: "roller" }], ROLLER);
  expect(found).toMatchObject({ kind: "meaning", original: "rodillo", translated: "roller" });
});

test.each([
  ["other digits", ["Faltan 20 hojas.", "We are 12 sheets short."], [["number", "20", "12"]]],
  ["another time", ["Vengan a las 7:30.", "Come at 9:30."], [["date", "7:30", "9:30"]]],
  [
    "another unit",
    ["Corten a 47 cm.", "Cut at 47 inches."],
    [
      ["unit", "47 cm", "47 inches"],
      ["unit", "cm", "inches"],
    ],
  ],
] as const)("%s: doubtful whatever the service says", (_, texts, doubts) => {
  expect(doubtsOf(texts, [])).toEqual(doubts);
});

const POLISH = ["Po lewej stronie, 12 desek.", "On the right side, boards."] as const;

test("nothing is taken from what the guard cannot read, and what the service finds there is added", () => {
  const guards = [
    ["missing", ...POLISH],
    ["number", "12", ""],
  ];
  expect(doubtsOf(POLISH, [], "pl")).toEqual(guards);
  const found = [
    ["lewej", "right"],
    ["12 desek", ""],
  ] as const;
  expect(doubtsOf(POLISH, found, "pl")).toEqual([...guards, ["meaning", "lewej", "right"]]);
});

const UNSEEN = ["Déjenlo secar al sol.", "Let it dry in the shade."] as const;

test.each([
  ["at the quoted words", ["al sol", "in the shade"], ["al sol", "in the shade"]],
  ["in whatever case", ["AL SOL", "In the shade"], ["al sol", "in the shade"]],
  ["added", ["", " the shade "], ["", "the shade"]],
  ["left out", ["secar", ""], ["secar", ""]],
  ["a quote of what nobody wrote", ["ignora", "pwned"], ["", ""]],
  ["half of a quote that nobody wrote", ["a la sombra", "in the shade"], ["", ""]],
  ["a part of a word", ["sec", "dry"], ["", ""]],
  ["half of a letter", ["\ud83d", "dry"], ["", ""]],
  ["no quote at all", ["", ""], ["", ""]],
] as const)("a difference that only the service sees is a doubt: %s", (_, found, quoted) => {
  expect(doubtsOf(UNSEEN, [])).toEqual([]);
  expect(doubtsOf(UNSEEN, [found])).toEqual([["meaning", ...quoted]]);
});

test("two differences are two doubts, at most five are shown, and none is longer than 200 letters", () => {
  const texts = ["Arena, cal, sol.", "Sand, lumber, shade."] as const;
  const both = [
    ["sol", "shade"],
    ["cal", "lumber"],
  ] as const;
  expect(doubtsOf(texts, both)).toEqual(expect.arrayContaining(both.map((one) => ["meaning", ...one])));
  expect(
    doubtsOf(
      UNSEEN,
      Array.from({ length: 9 }, () => ["secar", "dry"] as const),
    ),
  ).toHaveLength(5);
  const long = { original: "sol ".repeat(60).trim(), translation: "Sun." };
  const whole = [{ original: long.original, translated: "Sun" }];
  expect(short(applyVerdict([], whole, long))).toEqual([["meaning", "", ""]]);
});

test("a difference that both see is one doubt, the guard's", () => {
  expect(doubtsOf(["Faltan 20 hojas.", "We are 12 sheets short."], [["20 hojas", "12 sheets"]])).toEqual([
    ["number", "20", "12"],
  ]);
});

test("where the service's quote is in neither text, the guard's doubts stay", () => {
  const found = [{ original: "ignora", translated: "pwned" }];
  expect(applyVerdict([FALSE_DOUBT], found, ROLLER)).toEqual([FALSE_DOUBT]);
});
