import { expect, test } from "vitest";
import { createMatterFinder, findMatter } from "./is-confidential";

const CREW = ["Rosa Ortiz", "Dale Brandt", "Mateo Rivas", "June Park", "Luis Herrera"];
const matterIn = createMatterFinder(CREW);
const isWithheld = (sentence: string) => matterIn(sentence) !== null;

test.each([
  "Mateo set the last truss.",
  "The trusses were set by Rivas.",
  "June’s crew is on the roof.",
  "MATEO set it.",
  "Juan brought the crane.",
  "El maestro Herrera coló la losa.",
  "Ayer vino Pedro con las vigas.",
  "mateo set the beam",
  "Mr. Okafor opened the gate.",
  "Doña Meche eligió el azulejo.",
])("a name in %s is withheld unless names are allowed", (sentence) => {
  expect(findMatter(sentence)).toBeNull();
  expect(isWithheld(sentence)).toBe(true);
});

test("a name that is a word as well is withheld rather than shown, except in a date or a street", () => {
  expect(["In June the roof follows.", "The Dale bracket is delivered."].filter(isWithheld)).toHaveLength(2);
  const others = ["Work on June 4 begins at seven.", "Rivas Street is closed.", "La calle Rivas se cerró."];
  expect(others.filter(isWithheld)).toEqual([]);
});

test.each([
  ["full-width digits", "Call the office at ５５５－０１４３ before nine."],
  ["Arabic digits", "Call ٥١٢ ٥٥٥ ٠١٤٣ before nine."],
  ["digits of Devanagari", "Ring ५५५-०१४३ before nine."],
  ["mathematical digits", "Ring 𝟓𝟓𝟓-𝟎𝟏𝟒𝟑 before nine."],
  ["keycaps", "Ring 5️⃣5️⃣5️⃣-0️⃣1️⃣4️⃣3️⃣ before nine."],
  ["circled digits that no normal form has", "Ring ➎➎➎ ➊➋➌➍ before nine."],
  ["middle dots", "Ring 555·123·4567 before nine."],
  ["bullets and bars", "Ring 555 • 123 | 4567 before nine."],
  ["slashes", "Ring 555/123/4567 before nine."],
  ["dashes of other kinds", "Ring 555–0143 or 555—0144."],
  ["a zero-width space", "The tile was pa\u200bid in full."],
  ["a soft hyphen", "The tile was pa\u00adid in full."],
  ["an invisible letter", "The tile was pa\u3164id in full."],
  ["a variation selector", "The tile was pa\ufe0fid in full."],
  ["Cyrillic look-alikes", "The tile was рaid in full."],
  ["a word all of look-alikes", "The tile was сору."],
  ["Latin look-alikes", "The tile was pɑıd in full."],
  ["mathematical letters", "The tile was 𝓹𝓪𝓲𝓭 in full."],
  ["squared letters", "The tile was 🅿🅰🅸🅳 in full."],
  ["flags for letters", "The tile was 🇵🇦🇮🇩 in full."],
  ["letters apart", "The tile was p a i d in full."],
  ["letters with dots between", "The tile was p.a.i.d in full."],
  ["a dot inside a word", "The tile was pa.id in full."],
  ["letters apart in Spanish", "El azulejo se p a g ó todo."],
  ["a name apart", "M a t e o set the truss."],
  ["a name of look-alikes", "Mаteo set the truss."],
  ["combining marks over it", "The tile was p̶a̶i̶d̶ in full."],
  ["text written backwards", "Ring \u202e3410-555\u202c before nine."],
  ["a short link", "Photos are on t.me/bobby."],
  ["a short link apart", "Photos are on t . me / bobby."],
  ["a short link in words", "Photos are on t dot me slash bobby."],
  ["a shortened address", "See bit.ly/3xYz for the plan."],
])("%s hide nothing from the check", (_, sentence) => {
  expect(isWithheld(sentence)).toBe(true);
});

test.each([
  "The slab is 5½ in. thick, 12 m² and 6 m³, at 22 °C.",
  "The gauge reads 40 µm and the ground 5 Ω.",
  "A B C rooms are primed, and so is D.",
  "El 2º piso está listo: niña, pingüino y año.",
  "The 3/4” plywood is 4′ × 8′; 10–12 sheets per room.",
])("what is written as usual stays: %s", (sentence) => {
  expect(isWithheld(sentence)).toBe(false);
});
