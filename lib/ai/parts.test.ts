import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf } from "./parts";

const lengths = fc.integer({ min: 0, max: 4_000 }).chain((most) => fc.integer({ min: 0, max: most }));

test("of 2,000 updates of any lengths each is in exactly one part, in order, and no part is too long", () => {
  fc.assert(
    fc.property(fc.array(lengths, { minLength: 2_000, maxLength: 2_000 }), (all) => {
      const updates = all.map((length, at) => ({ ref: at, text: "x".repeat(length) }));
      const parts = partsOf(updates);
      expect(parts.flat()).toEqual(updates);
      for (const part of parts) {
        const characters = part.reduce((sum, { text }) => sum + text.length, 0);
        expect(part.length).toBeLessThanOrEqual(60);
        expect(part.length === 1 || characters <= 12_000).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

test("few updates are one part, none are no part, and a long one is one by itself", () => {
  expect(partsOf([{ text: "a" }, { text: "b" }])).toHaveLength(1);
  expect(partsOf([])).toEqual([]);
  expect(partsOf([{ text: "a" }, { text: "x".repeat(60_000) }, { text: "b" }])).toHaveLength(3);
});
