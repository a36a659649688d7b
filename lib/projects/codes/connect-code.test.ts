import fc from "fast-check";
import { expect, it } from "vitest";
import { newConnectCode } from "./connect-code";
import { connectCodeIn } from "@/lib/projects/shared/code-text";

const codes = Array.from({ length: 2_000 }, newConnectCode);

it("has no character that can be misread", () => {
  expect(codes.filter((code) => !/^[A-Z2-9]+$/.test(code) || /[ILOU]/.test(code))).toEqual([]);
});

it("has at least 50 random bits", () => {
  const alphabet = new Set(codes.join(""));
  const lengths = new Set(codes.map((code) => code.length));
  expect(lengths.size).toBe(1);
  expect(Math.min(...lengths) * Math.log2(alphabet.size)).toBeGreaterThanOrEqual(50);
  expect(new Set(codes).size).toBe(codes.length);
});

it("uses every character about equally often", () => {
  const counts = new Map<string, number>();
  for (const character of codes.join("")) counts.set(character, (counts.get(character) ?? 0) + 1);
  const expected = codes.join("").length / counts.size;
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected / 2);
});

const gap = fc
  .array(fc.constantFrom(" ", "\t", "\n", "\u00a0", "\u2009", "-", "‐", "–", "—"), { maxLength: 3 })
  .map((parts) => parts.join(""));

it("is understood in upper or lower case, with any spaces and dashes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...codes),
      fc.array(gap, { minLength: 13, maxLength: 13 }),
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      (code, gaps, small) => {
        const letters = Array.from(code, (letter, n) => (small[n] ? letter.toLowerCase() : letter));
        const typed = gaps.map((between, n) => between + (letters[n] ?? "")).join("");
        expect(connectCodeIn(typed)).toBe(code);
      },
    ),
  );
});
