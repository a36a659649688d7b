import { describe, expect, test } from "vitest";
import { createHoldCheck, createNameCheck } from "./for-customers";
import { linesOf } from "@/evaluation/lists";
import { addPretendLanguage, PRETEND } from "@/sandbox/fixtures/pretend-language";

const people = ["Rosa Ortiz", "Dale Brandt", "Mateo Rivas", "June Park", "Luis Herrera"];
/** Whether a sentence waits. */
function createReleaseCheck(...of: Parameters<typeof createHoldCheck>) {
  const holdOf = createHoldCheck(...of);
  return (sentence: string) => holdOf(sentence) !== null;
}

const waits = createReleaseCheck({ people, includesNames: false, names: [], language: "en" });

test("names of folders may be said whole, and those of people where that is chosen", () => {
  const mayBeSaid = {
    people,
    includesNames: true,
    names: ["Okafor residence", "Unit Zephyr"],
    language: "en",
  };
  const named = createReleaseCheck(mayBeSaid, [{ author: "Mateo Rivas", text: "Quedó la última armadura." }]);
  expect(named("Mateo set the last truss in Unit Zephyr.")).toBe(false);
  expect(named("The Zephyr is painted.")).toBe(true);
  expect(waits("The door of Unit Zephyr is painted.")).toBe(true);
  const unnamed = createReleaseCheck({
    people,
    includesNames: false,
    names: ["Unit Zephyr", "Mateo’s closet"],
    language: "en",
  });
  expect(unnamed("The door of Unit Zephyr is painted.")).toBe(false);
  expect(unnamed("Mateo’s closet is painted.")).toBe(true);
});

test.each([
  ["Honeycombing, north wall", true],
  ["Grietas del muro", true],
  ["Second payment", true],
  ["Patch the honeycombing", false],
  ["Water damage restoration", false],
  ["Reparar la fuga", false],
  ["Hollow core doors", false],
  ["Wet bar", false],
])("%j names a defect that nobody mends, or what is confidential: %j", (name, isHeld) => {
  const mayBeSaid = { people, includesNames: true, names: [name], language: "en" };
  expect(createNameCheck(mayBeSaid)(name)).toBe(isHeld);
  expect(createReleaseCheck(mayBeSaid)(`${name}: two of three steps are done.`)).toBe(isHeld);
});

describe("names of people, who choose them themselves", () => {
  const naming = { includesNames: true, names: [], language: "en" };
  /** The check of a sentence that is taken from what these people wrote. */
  const by = (...authors: string[]) =>
    createReleaseCheck(
      { ...naming, people: [...people, ...authors] },
      authors.map((author) => ({ author, text: "Done." })),
    );

  test.each([
    ["Mold hidden left out", "Mold is hidden in the wall."],
    ["Mold hidden left out", "The mold is left."],
    ["Mold hidden left out", "Mold hidden left out is on the wall."],
    ["Dolores Not Inspected", "The wall is Not Inspected."],
    ["Dolores Not Inspected", "Dolores Not Inspected set the door."],
    ["Asbesto Qualmann", "Asbesto is in the wall."],
    ["Mark Lawsuit", "The Lawsuit starts on Monday."],
    ["Xiomara Zuñiga", "Zuñiga is set in the wall."],
    ["Quaxel", "Quaxel is painted."],
    ["La vecina tiene llave", "La vecina tiene llave."],
    ["La Vecina", "La vecina tiene llave."],
    ["Contratamos gente", "CONTRATAMOS GENTE el lunes."],
  ])("the words of %j open no door: %s", (name, sentence) => {
    expect([by(name)(sentence), waits(sentence)]).toEqual([true, true]);
  });

  test.each(["planted", "planted-held-out"])(
    "nor do names that are the first words of what is in %s",
    (file) => {
      const passes = (sentence: string) =>
        [3, 99].some((words) => !by(sentence.split(" ").slice(0, words).join(" "))(sentence));
      expect(linesOf(`confidential/${file}`).filter(passes)).toEqual([]);
    },
  );

  test.each([
    ["Xiomara Zuñiga", "Xiomara Zuñiga set the last truss."],
    ["xiomara zuñiga", "Xiomara Zuñiga set the last truss."],
    ["Xiomara de la Zuñiga", "Xiomara de la Zuñiga set the last truss."],
    ["Luis Herrera", "Luis Herrera y Mateo Rivas pusieron la puerta."],
    ["Mateo Rivas", "Mateo set the last truss."],
    ["June Park", "June Park set the last truss."],
  ])("%j may be named: %s", (name, sentence) => {
    expect(by(name, "Mateo Rivas")(sentence)).toBe(false);
  });

  test("only whom a source names is named: as its author, or by what it says", () => {
    const name = "Xiomara Zuñiga";
    const everybody = { ...naming, people: [...people, name] };
    const told = (text: string) => createReleaseCheck(everybody, [{ author: "Rosa Ortiz", text }]);
    expect(createReleaseCheck(everybody)(`${name} painted the door.`)).toBe(true);
    expect(told("The door is painted.")(`${name} painted the door.`)).toBe(true);
    expect(told("La puerta la pintó xiomara zuniga.")(`${name} painted the door.`)).toBe(false);
    expect(told("The door is painted.")("Mateo painted the door.")).toBe(true);
    expect(told("la puerta la pintó mateo")("Mateo painted the door.")).toBe(false);
  });
});

test.each([
  ["an unknown word", "The wall is quaxed."],
  ["a word too long to look up", `The wall is ${"painted".repeat(9)}.`],
  ["a sentence too long to read", "The wall is painted. ".repeat(60)],
  ["what was not done", "The wall was not tied."],
  ["a defect that nobody mends", "The beam is cracked."],
  ["a defect that comes back", "The crack was filled and will open again."],
  ["a reason that somebody gives", "The doors come later because the shop is behind."],
  ["a contrast", "The wall is painted, apart from behind the stove."],
  ["a remark on a thing", "The stairs are finished, which the city has yet to see."],
  ["a comparison", "The wall is lower than the door."],
  ["what somebody does besides work", "The carpenters share one truck."],
  ["what we do besides work", "Manejamos otra fecha."],
  ["what is for a while only", "The vent ends here for the time being."],
  ["a count that differs", "The beam is two inches low."],
  ["where it comes from", "The sink is from the model house."],
  ["what should be", "The posts should be on footings."],
  ["what was before", "Eran tres tablas."],
  ["what is forced", "The boards sat by the trench."],
  ["an order to somebody", "Leave the side door open."],
  ["a word in another sense", "The doors are used."],
])("%s waits", (_, sentence) => {
  expect(waits(sentence)).toBe(true);
});

test.each([
  "The beam was cracked and is replaced.",
  "La viga estaba agrietada y se reforzó.",
  "Please do not walk on the new floor.",
  "The roof does not leak.",
  "Rain is expected, so we will pour on Monday.",
  "We will close the walls once the inspector has signed off.",
  "Please let us know if you would like the outlet moved before the drywall goes up.",
  "El plomero vuelve el lunes a conectar el lavavajillas.",
  "La cocina está terminada y mañana siguen las puertas.",
  "",
])("%j does not", (sentence) => {
  expect(waits(sentence)).toBe(false);
});

test("in a language without words for this check each sentence waits, and each name of a folder is secret", () => {
  addPretendLanguage();
  for (const language of [PRETEND, "pl"]) {
    const mayBeSaid = { people, includesNames: true, names: ["Kitchen"], language };
    for (const sentence of ["The slab is poured.", "Da slabba iss poorda.", "Kitchen", "12", ""]) {
      expect(createReleaseCheck(mayBeSaid)(sentence)).toBe(true);
      expect(createNameCheck(mayBeSaid)(sentence)).toBe(true);
    }
  }
});

describe("a sentence that waits says which check held it", () => {
  test.each([
    ["money", [], "The tile was paid in full."],
    ["contacts", [], "Call the office at 555-0143 before nine."],
    ["privateLife", [], "The foreman has diabetes."],
    ["office", [], "Say that the roof is tight."],
    ["person", [], "Mateo set the last truss."],
    ["unreadable", [], "The tile was рaid in full."],
    ["unknownWords", ["quaxed"], "The wall is quaxed."],
    ["unknownWords", ["Zuñiga’s".slice(0, 6)], "The Zuñiga is set in the wall."],
    ["beyondProgress", [], "The beam is cracked."],
  ])("%s", (reason, words, sentence) => {
    expect(createHoldCheck({ people, includesNames: false, names: [], language: "en" })(sentence)).toEqual({
      reason,
      words,
    });
  });

  test("a name that its updates do not have, where people may be named", () => {
    const mayBeSaid = {
      people: [...people, "Xiomara Zuñiga"],
      includesNames: true,
      names: [],
      language: "en",
    };
    const holdOf = createHoldCheck(mayBeSaid, [{ author: "Rosa Ortiz", text: "The door is painted." }]);
    expect(holdOf("Xiomara Zuñiga painted the door.")).toEqual({
      reason: "unnamed",
      words: ["Xiomara", "Zuñiga"],
    });
  });
});
