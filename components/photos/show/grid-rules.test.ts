import { describe, expect, test } from "vitest";
import { gridOf } from "./grid-rules";

const WIDE = { width: 4000, height: 3000 };
const UPRIGHT = { width: 3000, height: 4000 };

describe("one photo", () => {
  test.each([
    ["of 16:9 is 260 px wide everywhere", { width: 1920, height: 1080 }, "max-lg:w-65", "lg:w-65", 16 / 9],
    ["of 4:3 too, and 195 px high", WIDE, "max-lg:w-65", "lg:w-65", 4 / 3],
    [
      "that is square is 260 px wide on phones, 195 px high on desktops",
      { width: 9, height: 9 },
      "max-lg:w-65",
      "lg:h-48.75",
      1,
    ],
    [
      "that is upright is 268 px high on phones, 195 px on desktops",
      UPRIGHT,
      "max-lg:h-67",
      "lg:h-48.75",
      3 / 4,
    ],
    [
      "that is a panorama is cropped to 21:9",
      { width: 12_000, height: 900 },
      "max-lg:w-65",
      "lg:w-65",
      21 / 9,
    ],
    ["that is a strip is cropped to 9:16", { width: 100, height: 5000 }, "max-lg:h-67", "lg:h-48.75", 9 / 16],
  ])("%s", (_name, shape, onPhones, onDesktops, ratio) => {
    const { tiles, more } = gridOf([shape]);
    expect(tiles).toEqual([
      { className: `max-w-full ${onPhones} ${onDesktops}`, style: { aspectRatio: ratio } },
    ]);
    expect(more).toBe(0);
  });
});

test("two are equal, and upright only if both are", () => {
  expect(gridOf([UPRIGHT, UPRIGHT]).tiles).toEqual([
    { className: "aspect-3/4" },
    { className: "aspect-3/4" },
  ]);
  expect(gridOf([UPRIGHT, WIDE]).tiles).toEqual([{ className: "aspect-4/3" }, { className: "aspect-4/3" }]);
});

test("of three the first is as high as the two others", () => {
  const { tiles, className } = gridOf([WIDE, UPRIGHT, WIDE]);
  expect(tiles.map((tile) => tile.className)).toEqual(["row-span-2", "", ""]);
  expect(className).toContain("lg:grid-cols-[260fr_136fr]");
});

test.each([
  [0, 0, 0],
  [4, 4, 0],
  [5, 4, 1],
  [10, 4, 6],
])("of %i photos %i are shown, and %i are told of", (count, shown, more) => {
  const photos = Array.from({ length: count }, () => WIDE);
  const [grid, whole] = [gridOf(photos), gridOf(photos, true)];
  expect([grid.tiles.length, grid.more]).toEqual([shown, more]);
  expect([whole.tiles.length, whole.more]).toEqual([count, 0]);
});
