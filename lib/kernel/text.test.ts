import { describe, expect, it } from "vitest";
import { optionalText, requiredText } from "./text";

describe("a required text", () => {
  const text = requiredText(10, "nameRequired");

  it("is trimmed before its length counts", () => {
    expect(text.parse(`  ${"x".repeat(10)}  `)).toBe("x".repeat(10));
  });

  it.each(["", " \n", "\u200b", "\u3164 \u2800", "\u00ad\u2060\u200e"])("%j counts as missing", (blank) => {
    const messages = text.safeParse(blank).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(["nameRequired"]);
  });

  it("is measured in UTF-16 units", () => {
    expect(text.safeParse("🏗".repeat(5)).success).toBe(true);
    expect(text.safeParse("🏗".repeat(6)).success).toBe(false);
  });

  it.each(["مرحبا", "á", "👩🏽‍🔧", "a\u200db", "<b>&amp;"])("keeps %j exactly", (value) => {
    expect(text.parse(value)).toBe(value);
  });
});

describe("an optional text", () => {
  const text = optionalText(10);

  it.each([
    [undefined, undefined],
    [null, null],
    ["", null],
    ["  ", null],
    ["\u200b\u3164", null],
    [" note ", "note"],
  ])("turns %j into %j", (value, expected) => {
    expect(text.parse(value)).toBe(expected);
  });

  it("has a limit too", () => {
    expect(text.safeParse("x".repeat(11)).success).toBe(false);
    expect(text.safeParse(3).success).toBe(false);
  });
});
