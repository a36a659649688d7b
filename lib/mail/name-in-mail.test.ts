import fc from "fast-check";
import { expect, it } from "vitest";
import { onOneLine, shortName, withoutLinks } from "./name-in-mail";

/** What mail programs turn into links: a scheme, a name with a dot and a top-level domain, an IP address, a phone number. */
const LINK =
  /:\/\/|\p{L}:[^\s\u2060]|www\.[^\u2060]|\S[.。．｡․](?:\p{L}[\p{L}\p{M}\p{N}-]|\p{L}{2})|\d\.\d+\.\d+\.\d|\d(?:[\s().-]{0,3}\d){6}/iu;
const inMail = (name: string) => withoutLinks(onOneLine(shortName(name)));

it.each([
  ["Ortiz Framing", "Ortiz Framing"],
  ["J.R. Roofing & Sons, Inc.", "J.R. Roofing & Sons, Inc."],
  ["Construcciones Peña S.A. de C.V.", "Construcciones Peña S.A. de C.V."],
  ["Crew 👷🏽‍♀️ ❤️ 🏴󠁧󠁢󠁷󠁬󠁳󠁿", "Crew 👷🏽‍♀️ ❤️ 🏴󠁧󠁢󠁷󠁬󠁳󠁿"],
  ["Roofs.com LLC", "Roofs.|com LLC"],
  ["https://evil.example/login?x=1", "https:|//evil.|example/login?x=1"],
  ["Claim at www.evil.example now", "Claim at www.|evil.|example now"],
  ["evil.\u200bexample", "evil.|example"],
  ["evil.\u200dexample", "evil.|example"],
  ["evil。example evil．example evil｡example", "evil。|example evil．|example evil｡|example"],
  ["mailto:win@evil.example", "mailto:|win@evil.|example"],
  ["win@evil.example", "win@evil.|example"],
  ["alpha\u0345:x", "alpha\u0345:|x"],
  ["http://127.0.0.1:8080", "http:|//127.0.|0.|1:8080"],
  ["www. evil", "www.| evil"],
  ["Acme\r\nBcc: everybody", "Acme Bcc: everybody"],
  ["Acme\u2028\u2029\u0085Your account is locked", "Acme Your account is locked"],
  [`Acme${"\u2800\u3164 ".repeat(15)}Locked`, "Acme Locked"],
  ["\u202egnp.exe", "gnp.|exe"],
  ["🔥\u202egnp.exe", "🔥gnp.|exe"],
  ["Call 1-800 555 0199", "Call 1|-8|0|0| 5|5|5| 0|1|9|9"],
  ["24/7 since 1998, 5:00 PM, $1,234.00", "24/7 since 1998, 5:00 PM, $1,234.00"],
])("%j becomes %j, with | for the joiner", (name, shown) => {
  expect(inMail(name).replaceAll("\u2060", "|")).toBe(shown);
});

it("is cut at 60 characters, never inside one that people see as a whole", () => {
  expect(shortName("Framing ".repeat(40))).toBe(`${"Framing ".repeat(7)}Fra…`);
  const family = "👩‍👩‍👧‍👦";
  expect(shortName(family.repeat(20))).toBe(`${family.repeat(5)}…`);
});

it("holds no link and no second line, and looks as before, whatever the name is", () => {
  const part = fc.constantFrom(
    ...[
      "evil",
      ".",
      "。",
      "com",
      "https",
      ":",
      "//",
      "\u200b",
      "\u2060",
      "\n",
      " ",
      "www",
      "8",
      "@",
      "555",
      "\u3164",
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ unit: "grapheme" })), { maxLength: 60 }), (parts) => {
      const name = shortName(parts.join(""));
      expect(name.length).toBeLessThanOrEqual(60);
      const shown = inMail(name);
      expect(shown).not.toMatch(LINK);
      expect(shown).not.toMatch(/[\r\n\p{Cc}]/u);
      expect(shown.replaceAll("\u2060", "")).toBe(name);
    }),
    { numRuns: 1_000 },
  );
});
