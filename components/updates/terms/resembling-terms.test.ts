import { expect, test } from "vitest";
import { resemblingTerms } from "./resembling-terms";

const TERMS = [
  "Simpson",
  "Sheetrock",
  "cimbra",
  "sill",
  "estribo",
  "peña",
  "TJI 210",
  "Strong-Tie",
  "Hardie",
];

function offered(text: string, terms: readonly string[] = TERMS): Record<string, string[]> {
  const found = resemblingTerms(
    text,
    terms.map((term) => ({ term, language: "en" })),
  );
  return Object.fromEntries(
    found.map(({ term, places }) => [term, places.map(({ start, end }) => text.slice(start, end))]),
  );
}

test.each([
  ["Falta el Simson de la viga.", { Simpson: ["Simson"] }],
  ["SIMSON, y otro simson.", { Simpson: ["SIMSON", "simson"] }],
  ["Llegó el she trock hoy.", { Sheetrock: ["she trock"] }],
  ["Llegó el chitrock, el Sheetro.", { Sheetrock: ["Sheetro"] }],
  ["Quitamos la simbra.", { cimbra: ["simbra"] }],
  ["Quitamos la sombra.", { cimbra: ["sombra"] }],
  ["Doblen el estrivo y el cill.", { estribo: ["estrivo"], sill: ["cill"] }],
  ["Don Pena midió la TJY 210.", { peña: ["Pena"], "TJI 210": ["TJY 210"] }],
  ["Put a strong tie on it.", { "Strong-Tie": ["strong tie"] }],
  ["The jardie board came.", {}],
  ["The hardy board came.", { Hardie: ["hardy"] }],
  ["Hang the sheet rack.", { Sheetrock: ["sheet rack"] }],
])("%j: %j", (text, terms) => {
  expect(offered(text)).toEqual(terms);
});

test.each([
  "We will still fill the hill with gravel until four.",
  "Ya descimbramos el muro norte. Hay panal a 40 cm de la esquina. No rellenen todavía.",
  "Faltan tres tubos de cobre y dos sacos de cemento para mañana en la tarde.",
  "The TJI 230 are not here, and neither is the sheet of simple samples.",
  "She. Trock",
  "",
])("nothing in %j resembles a term", (text) => {
  expect(offered(text)).toEqual({});
});

test.each(["Ya quitamos la Cimbra y la simbra.", "Quedan cimbras y simbra.", "El simpson, no el Simson."])(
  "a term that is in the text is not offered: %j",
  (text) => {
    expect(offered(text)).toEqual({});
  },
);

test("a word that is a term itself is no mistake for another one", () => {
  expect(offered("The header is up.", ["heater", "header"])).toEqual({});
  expect(offered("The heder is up.", ["heater", "header"])).toEqual({ header: ["heder"] });
});

test("of many, the five closest are offered", () => {
  const terms = ["Simson", "Simpsan", "Simpsin", "Simpsun", "Sampson", "Simpton", "Simpzon"];
  const found = Object.keys(offered("Falta el Simpson.", terms));
  expect(found).toHaveLength(5);
  expect(found[0]).toBe("Simpzon");
});

test("words that repeat are replaced once each", () => {
  expect(offered("tak tak tak, tak tak", ["tactac"])).toEqual({ tactac: ["tak tak", "tak tak"] });
});

test("a term without any word, and an accent that is written as two characters, do no harm", () => {
  expect(offered("¡Ya!", ["¿?", "—"])).toEqual({});
  expect(offered("la pen\u0303a", ["peña"])).toEqual({});
});
