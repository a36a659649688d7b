import { describe, expect, it } from "vitest";
import { groupConnectCode, isBlankCode } from "./connect-code-text";

describe("groupConnectCode", () => {
  it.each([
    ["abcdefghjkmn", "ABCD-EFGH-JKMN"],
    ["ab cd-ef gh", "ABCD-EFGH"],
    ["ABCD–EFGH", "ABCD-EFGH"],
    ["abcde", "ABCD-E"],
    ["  ", ""],
  ])("%j becomes %j", (typed, grouped) => {
    expect(groupConnectCode(typed)).toBe(grouped);
  });

  it("is idempotent", () => {
    expect(groupConnectCode(groupConnectCode("abcdefghjkmn"))).toBe("ABCD-EFGH-JKMN");
  });
});

describe("isBlankCode", () => {
  it("is true without a single character of a code", () => {
    expect([isBlankCode(""), isBlankCode(" - — "), isBlankCode("a")]).toEqual([true, true, false]);
  });
});
