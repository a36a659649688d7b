import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CODE_ALPHABET, CODE_LENGTH, connectCodeIn, groupConnectCode } from "./code-text";

const CODE = "7KWQ3MXR9THC";
const GROUPED = "7KWQ-3MXR-9THC";
/** One code of forty has no digit, as this one. */
const LETTERS = "ABCDEFGHJKMN";

describe("a code", () => {
  it.each([
    ["in small letters", CODE.toLowerCase()],
    ["in groups", GROUPED],
    ["with spaces", " 7kwq 3mxr 9thc\n"],
    ["in other groups", "7kwq3m xr9thc"],
    ["with full stops", "7KWQ.3MXR.9THC."],
    ["with a full stop", `${GROUPED}.`],
    ["in bold", `*${GROUPED}*`],
    ["in italics", `_${CODE}_`],
    ["in code marks", `\`${GROUPED}\``],
    ["in quotes", `“${GROUPED}”`],
    ["between emoji", `👉${GROUPED}👈`],
    ["in wide letters", "７ＫＷＱ－３ＭＸＲ－９ＴＨＣ"],
    ["in our link", `https://plumbline.example/?join=${CODE}`],
    ["in our link after a redirect", `https://plumbline.example/dashboard?x=1&join=${CODE}#top`],
    ["in our link, spelled with dashes", `http://localhost:3000/?join=${GROUPED}`],
    ["in our link at a sentence's end", `Entra aquí: https://plumbline.example/?join=${CODE}.`],
    ["in our link in angle brackets", `<https://plumbline.example/?join=${CODE}>`],
    ["in our link with invisible characters in it", `plumbline.example/?join=7KWQ%E2%80%8B3MXR9THC%E2%80%8E`],
    [
      "in our link behind another",
      `https://l.example/l.php?u=https%3A%2F%2Fp.example%2F%3Fjoin%3D${CODE}&h=AT1`,
    ],
    [
      "in a query that a form made of a sentence",
      `https://plumbline.example/?join=El+c%C3%B3digo+es+${GROUPED}`,
    ],
    ["in a sentence", `Hey, the code for Harlow Street is ${GROUPED}, see you at 7`],
    ["in a sentence, in one word", `Mateo, usa ${CODE.toLowerCase()} para entrar`],
    ["in a sentence, with spaces", "they have been given 7kwq 3mxr 9thc by Rosa"],
    ["in a sentence, after a dash", `Código - ${GROUPED} - vence mañana`],
    ["in a sentence with a word that looks like one", `Arrangements: the code is ${CODE}`],
    ["in a sentence with a number that looks like one", `Order AB23CD45EF67, code ${GROUPED}`],
    ["beside its own link", `https://plumbline.example/?join=${CODE}\nCode / Código: ${GROUPED}`],
    [
      "beside its own link, in lines that a field has run together",
      `/?join=${CODE}Code / Código: ${GROUPED}`,
    ],
    ["twice in a sentence", `${GROUPED}! I repeat: ${CODE}`],
  ])("%s is read", (_, typed) => {
    expect(connectCodeIn(typed)).toBe(CODE);
  });

  it.each(Array.from("\u200b\u200c\u200d\u200e\u200f\u2060\u00ad\u202a\u2066\ufeff\u180e"))(
    "is read without %j in it or around it",
    (unseen) => {
      expect(connectCodeIn(`${unseen}7KWQ${unseen}-3M${unseen}XR-9THC${unseen}`)).toBe(CODE);
    },
  );

  it.each(
    Array.from("-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u02d7\u2043\u2796\ufe58\ufe63\uff0d\u207b\u058a"),
  )("is read with %j between its groups, alone and in a sentence", (dash) => {
    const written = GROUPED.replaceAll("-", dash);
    expect([written, `Use ${written}, please`].map(connectCodeIn)).toEqual([CODE, CODE]);
  });

  it("of letters alone is read too, wherever no word looks like one", () => {
    expect(connectCodeIn(`the code is ${LETTERS}`)).toBe(LETTERS);
    expect(connectCodeIn(`the code is abcd efgh jkmn`)).toBe(LETTERS);
    expect(connectCodeIn(`Arrangements: ABCD-EFGH-JKMN`)).toBe(LETTERS);
  });
});

describe("no code is made of", () => {
  it.each([
    ["two codes", `${GROUPED} and ABCD-EFGH-JKMN`],
    ["two links", `/?join=${CODE} /?join=${LETTERS}`],
    ["a code of letters beside a word that looks like one", `Arrangements: ${LETTERS}`],
    ["three words of four letters beside one with spaces", `take ABCD EFGH JKMN`],
    ["a part of a longer number", "Serial 7KWQ-3MXR-9THC-AAAA"],
    ["a part of a longer word", `x${CODE} and ${CODE}x`],
    ["the end of an id", "0b6c6f9e-4a5b-4c1d-8e2f-a2b3c4d5e6f7"],
  ])("%s", (_, typed) => {
    expect(connectCodeIn(typed)).toBe(typed.replace(/[\s-]/g, "").toUpperCase());
  });

  it("nothing", () => {
    expect(["", " - — ", "\u200b\u2060\u00ad "].map(connectCodeIn)).toEqual(["", "", ""]);
  });

  it("a text with other characters, which stay", () => {
    expect(connectCodeIn("ab_c.2")).toBe("AB_C.2");
  });
});

it("is found between any words, links and marks that are no code", () => {
  const code = fc.string({
    unit: fc.constantFrom(...CODE_ALPHABET.split("")),
    minLength: CODE_LENGTH,
    maxLength: CODE_LENGTH,
  });
  const words = fc.array(
    fc.constantFrom("El", "código", "is", "👍", "*", "(", "https://p.example/x", "obra."),
  );
  fc.assert(
    fc.property(code, words, words, (wanted, before, after) => {
      const text = [...before, groupConnectCode(wanted), ...after].join(" ");
      expect(connectCodeIn(text)).toBe(wanted);
      expect(connectCodeIn(connectCodeIn(text))).toBe(wanted);
    }),
  );
});

it.each([
  ["abcdefghjkmn", "ABCD-EFGH-JKMN"],
  ["ab cd-ef gh", "ABCD-EFGH"],
  ["ABCD–EFGH", "ABCD-EFGH"],
  ["abcde", "ABCD-E"],
  ["  ", ""],
])("%j is shown as %j", (typed, grouped) => {
  expect(groupConnectCode(typed)).toBe(grouped);
  expect(groupConnectCode(grouped)).toBe(grouped);
});
