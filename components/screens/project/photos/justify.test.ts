import fc from "fast-check";
import { expect, test } from "vitest";
import { GAP, justify, type Row } from "./justify";

const widthOf = ({ widths }: Row) => widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1));

test("ten photos of a phone lie as drawn: five to a row, in their shapes", () => {
  const rows = justify([3 / 4, 4 / 3, 4 / 3, 4 / 3, 3 / 4, 4 / 3, 4 / 3, 3 / 4, 4 / 3, 1], 870);
  expect(rows.map(({ widths }) => widths.length)).toEqual([5, 5]);
  expect(rows.map(widthOf)).toEqual([870, 870]);
});

test("a last row that is not full keeps its photos' shapes", () => {
  expect(justify([4 / 3, 3 / 4], 870)).toEqual([{ height: 150, widths: [200, 112] }]);
  expect(justify([], 870)).toEqual([]);
});

test("whatever is photographed: each is there once, full rows fill the line to the pixel, and are 144 to 154 high", () => {
  const shapes = fc.array(fc.double({ min: 0.01, max: 40, noNaN: true }), { maxLength: 80 });
  fc.assert(
    fc.property(shapes, fc.integer({ min: 280, max: 2400 }), (ratios, width) => {
      const rows = justify(ratios, width);
      expect(rows.flatMap(({ widths }) => widths)).toHaveLength(ratios.length);
      for (const row of rows) {
        expect(row.widths.every((one) => one > 0)).toBe(true);
        expect(row.height).toBeGreaterThanOrEqual(144);
        expect(row.height).toBeLessThanOrEqual(154);
        expect(widthOf(row)).toBeLessThanOrEqual(width);
      }
      for (const row of rows.slice(0, -1)) expect(widthOf(row)).toBe(width);
    }),
  );
});

test("on a desktop no photo loses more than a sixth of itself", () => {
  const shape = fc.constantFrom(3 / 4, 4 / 3, 9 / 16, 16 / 9, 1);
  fc.assert(
    fc.property(fc.array(shape, { minLength: 12, maxLength: 60 }), (ratios) => {
      const rows = justify(ratios, 870);
      const shown = rows.flatMap(({ widths, height }) => widths.map((width) => width / height));
      const lost = shown.map((ratio, at) => 1 - Math.min(ratio / ratios[at]!, ratios[at]! / ratio));
      expect(Math.max(...lost)).toBeLessThan(1 / 6);
    }),
  );
});
