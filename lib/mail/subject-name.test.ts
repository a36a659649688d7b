import fc from "fast-check";
import { expect, it } from "vitest";
import { subjectName } from "./subject-name";

/** What mail programs turn into links: an address with its scheme, or a name with a dot and a top-level domain. */
const LINK = /:\/\/|www\.|[^\s.]\.(\p{L}{2,}|\d)/iu;

it.each([
  ["Ortiz Framing", "Ortiz Framing"],
  ["J.R. Roofing & Sons, Inc.", "J.R. Roofing & Sons, Inc."],
  ["Construcciones Peña S.A. de C.V.", "Construcciones Peña S.A. de C.V."],
  ["Crew 👷🏽‍♀️", "Crew 👷🏽‍♀️"],
  ["https://evil.example/login?x=1", "https evil example/login?x=1"],
  ["Claim at www.evil.example now", "Claim at www evil example now"],
  ["evil.\u200bexample", "evil example"],
  ["evil.\u200dexample", "evil example"],
  ["evil。example evil．example evil｡example", "evil example evil example evil example"],
  ["mailto:win@evil.example", "mailto win@evil example"],
  ["http://127.0.0.1:8080", "http 127 0 0 1 8080"],
  ["www. evil", "www evil"],
  ["Acme\r\nBcc: everybody", "Acme Bcc: everybody"],
  ["\u202egnp.exe", "gnp exe"],
])("%j becomes %j in a subject", (name, shown) => {
  expect(subjectName(name)).toBe(shown);
});

it("is cut at 60 characters, never inside one that people see as a whole", () => {
  expect(subjectName("Framing ".repeat(40))).toBe(`${"Framing ".repeat(7)}Fra…`);
  const family = "👩‍👩‍👧‍👦";
  expect(subjectName(family.repeat(20))).toBe(`${family.repeat(5)}…`);
});

it("holds no link and no second line, whatever the name is", () => {
  const part = fc.constantFrom(
    "evil",
    ".",
    "。",
    "com",
    "https",
    ":",
    "//",
    "\u200b",
    "\n",
    " ",
    "www",
    "8",
    "@",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ unit: "grapheme" })), { maxLength: 60 }), (parts) => {
      const shown = subjectName(parts.join(""));
      expect(shown.length).toBeLessThanOrEqual(60);
      expect(shown).not.toMatch(LINK);
      expect(shown).not.toMatch(/[\r\n\p{Cc}]/u);
    }),
  );
});
