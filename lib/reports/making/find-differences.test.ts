import { describe, expect, test } from "vitest";
import { findDifferences } from "./find-differences";
import { addPretendLanguage, PRETEND } from "@/sandbox/fixtures/pretend-language";

addPretendLanguage();

const DAY = "2026-11-18";

function source(text: string, language = "en", day = DAY) {
  return { text, language, day };
}

function found(text: string, ...sources: ReturnType<typeof source>[]) {
  return findDifferences({ text, language: "en" }, sources).map((doubt) => [doubt.kind, doubt.text]);
}

describe("a sentence that says what its sources say has no differences", () => {
  test.each([
    ["The north wall was poured on November 18.", [source("North wall poured, 6 m³, done by 2 PM.")]],
    ["About 40 cm from the corner the concrete is porous.", [source("Honeycombing 40 cm from the corner.")]],
    ["The crane comes on Thursday, November 26.", [source("Crane is booked for Thursday the 26th.")]],
    ["The inspector comes on November 19.", [source("The inspector comes tomorrow.")]],
    ["Three rafters of 47 by 150 are missing.", [source("Nos faltan tres cabios de 47 por 150.", "es")]],
    [
      "The inspector comes on Thursday at nine.",
      [source("Hola.", "es"), source("El inspector viene el jueves a las nueve.", "es")],
    ],
    ["A window is in, and 12 studs are set.", [source("La ventana ya está.", "es"), source("12 studs set.")]],
    ["12 joists are set.", [source("12 joists are set.", "es")]],
    ["The roof is not tight yet.", [source("All trusses are up. The roof is not tight. Felt comes.")]],
    [
      "Nobody may pour before the pipes are tested.",
      [source("No cuelen antes de probar las tuberías.", "es")],
    ],
  ])("%s", (text, sources) => {
    expect(found(text, ...sources)).toEqual([]);
  });
});

test.each([
  ["number", "40", "About 40 cm from the corner it is porous.", "Honeycombing 14 cm from the corner."],
  ["unit", "6 feet", "The trench is 6 feet deep.", "The trench is 6 inches deep."],
  ["date", "Friday", "The crane comes on Friday.", "The crane comes on Thursday."],
  ["negation", "", "The inspector signed off the slab.", "The inspector did not sign off the slab."],
  ["negation", "not tight", "The roof is not tight.", "Trusses are not here. The roof is tight."],
])("marks a %s that no source says", (kind, marked, text, said) => {
  const all = findDifferences({ text, language: "en" }, [source(said)]);
  expect(all.map((doubt) => doubt.kind)).toContain(kind);
  for (const doubt of all) expect(text.slice(doubt.start, doubt.end)).toBe(doubt.text);
  expect(all.some((doubt) => doubt.text.includes(marked.split(" ")[0] ?? ""))).toBe(true);
});

test("marks a measure once, not its unit again", () => {
  expect(found("It is 6 inches deep.", source("Son 6 cm de fondo.", "es"))).toEqual([["unit", "6 inches"]]);
});

test("says what a source has instead, and a known day is no difference", () => {
  const [doubt] = findDifferences({ text: "It is 40 cm off.", language: "en" }, [source("It is 14 cm off.")]);
  expect(doubt).toMatchObject({ kind: "number", text: "40 cm", original: "14 cm" });
  const handover = { text: "La entrega sigue para el 18 de diciembre.", language: "es" as const };
  const sources = [source("Handover stays.")];
  expect(findDifferences(handover, sources)).not.toEqual([]);
  expect(findDifferences(handover, sources, ["2026-12-18"])).toEqual([]);
});

describe("where the guard has no words of a language, all of the sentence is marked", () => {
  const SAID = "12 joists are set.";
  const all = { kind: "unread", text: SAID, start: 0, end: SAID.length, original: "" };

  test.each([
    ["a source's", "en", [source("Joists are up."), source("12 jossa iss setta.", PRETEND)]],
    ["the report's own", PRETEND, [source("12 joists are set.")]],
    ["that of a source that the product does not have", "en", [source("12 vigas prontas.", "pt")]],
  ] as const)("%s", (_, language, sources) => {
    expect(findDifferences({ text: SAID, language }, sources)).toEqual([all]);
  });

  test("and numbers that no source has besides", () => {
    const sources = [source("21 jossa iss setta.", PRETEND)];
    const number = { kind: "number", text: "12", start: 0, end: 2, original: "21" };
    expect(findDifferences({ text: SAID, language: "en" }, sources)).toEqual([all, number]);
  });

  test("not where the guard reads all of them", () => {
    const sources = [source("Ya están 12 vigas.", "es")];
    expect(findDifferences({ text: SAID, language: "en" }, sources).map(({ kind }) => kind)).not.toContain(
      "unread",
    );
  });
});
