import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailText, knownEmailText, storedAddress } from "./email-text";

const LABEL = "x".repeat(63);
const messageOf = (typed: unknown) => emailText.safeParse(typed).error?.issues.map(({ message }) => message);

describe("an address", () => {
  it.each([
    ["  Rosa@Example.COM ", "rosa@example.com"],
    ["mateo+obra@example.com", "mateo+obra@example.com"],
    ["a&b@example.com", "a&b@example.com"],
    ["a/b@example.com", "a/b@example.com"],
    ["x!@example.com", "x!@example.com"],
    ["a=b@example.com", "a=b@example.com"],
    ["#~%*$^`{|}'?@example.com", "#~%*$^`{|}'?@example.com"],
    [".a..b.@docomo.example", ".a..b.@docomo.example"],
    ["a=?b@example.com", "a=?b@example.com"],
    ["rosa@example", "rosa@example"],
    ["rosa@10.0.0.1", "rosa@10.0.0.1"],
    ["\u202arosa\u200b@example.com\u202c", "rosa@example.com"],
    ["Rosa@PEÑA.mx", "rosa@xn--pea-8ma.mx"],
    ["rosa@pen\u0303a.mx", "rosa@xn--pea-8ma.mx"],
    ["rosa@xn--PEA-8ma.mx", "rosa@xn--pea-8ma.mx"],
    ["rosa@建設。example", "rosa@xn--b0tp57g.example"],
    [`${"x".repeat(64)}@example.com`, `${"x".repeat(64)}@example.com`],
    [
      `rosa@${LABEL}.${LABEL}.${LABEL}.${"x".repeat(57)}`,
      `rosa@${LABEL}.${LABEL}.${LABEL}.${"x".repeat(57)}`,
    ],
  ])("%j becomes %j", (typed, stored) => {
    expect(emailText.parse(typed)).toBe(stored);
    expect(knownEmailText.parse(typed)).toBe(stored);
    expect(storedAddress(stored)).toBe(stored);
  });

  it.each([
    ...["", "rosa", "rosa@", "@example.com", "rosa ortiz@example.com", null, 3],
    ...[
      "rosa@example.com.",
      "rosa@.example.com",
      "rosa@example..com",
      "rosa@-example.com",
      "rosa@example-.com",
    ],
    ...["rosa@peña.mx/x", "rosa@peña%2emx", "rosa@peña:25", "rosa@\u2100.com", `rosa@${LABEL}x.com`],
    ...["rosa@xn--0049.com", "rosa@xn--at-.com", "=?utf-8?q?rosa=40evil.example=3e?=@example.com"],
    ...[
      "a@b@example.com",
      "a@example.com,b@example.com",
      "a@example.com;b@example.com",
      "a@example.com b@example.com",
    ],
    ...[
      "rosa(a)@example.com",
      "rosa@example.com(b@evil.example)",
      '"rosa"@example.com',
      '"a@evil.example"@example.com',
    ],
    ...[
      "crew:a@example.com,b@example.com;",
      "<rosa@example.com>",
      "Rosa <rosa@example.com>",
      "rosa@[127.0.0.1]",
    ],
    ...[
      "rosa@exa\nmple.com",
      "rosa@example.com\r\nBcc: b@example.com",
      "rosa\\@example.com",
      "rosa＠example.com",
    ],
    `${"x".repeat(65)}@example.com`,
  ])("%j is refused", (typed) => {
    expect(messageOf(typed)).toContain("emailInvalid");
  });

  it.each(["josé@example.com", "peña@peña.mx", "иван@example.com", "\u212aarl@example.com"])(
    "%j is refused with a sentence about the part before the @",
    (typed) => {
      expect(messageOf(typed)).toEqual(["emailBeyondAscii"]);
      expect(knownEmailText.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
        "emailBeyondAscii",
      ]);
    },
  );

  it("has at most 254 characters, counted in punycode", () => {
    const long = `rosa@${LABEL}.${LABEL}.${LABEL}.${"x".repeat(58)}`;
    const accented = `rosa@${Array(40).fill("ñandú").join(".")}.mx`;
    expect([long.length, accented.length, messageOf(long), messageOf(accented)]).toEqual([
      255,
      247,
      ["emailInvalid"],
      ["tooLong"],
    ]);
  });

  it("is ASCII once it is taken, whatever was typed", () => {
    const part = fc.constantFrom(
      "rosa",
      "@",
      ".",
      "ñ",
      "é",
      "建",
      "\u212a",
      "example",
      "\u200b",
      "。",
      "xn--",
      "-",
      "A",
      "%",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string({ unit: "grapheme" }))), (parts) => {
        const { data } = emailText.safeParse(parts.join(""));
        expect(data ?? "").toMatch(/^[\x21-\x7e]*$/);
      }),
    );
  });
});

it.each([
  ["rosa", "emailInvalid"],
  ["rosa ortiz@example.com", "emailInvalid"],
  ["not an address", "emailInvalid"],
  [`${"x".repeat(250)}@example.com`, "tooLong"],
])("%j finds nobody, and is refused for one reason", (typed, reason) => {
  expect(knownEmailText.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([reason]);
});

it.each([`${"x".repeat(70)}@example.com`, "rosa@example-.com", `rosa@${LABEL}xx.com`])(
  "an account that has %j finds itself by it",
  (stored) => {
    expect(knownEmailText.parse(` ${stored.toUpperCase()}`)).toBe(stored);
    expect(emailText.safeParse(stored).success).toBe(false);
  },
);
