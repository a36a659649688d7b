import { expect, test } from "vitest";
import { blocksOf, daysOf } from "./wall-days";

test("photos are told apart by the day, in their order", () => {
  const photos = ["20a", "20b", "18a", "20c"];
  expect(daysOf(photos, (photo) => photo.slice(0, 2))).toEqual([
    { key: "20", items: ["20a", "20b"] },
    { key: "18", items: ["18a"] },
    { key: "20", items: ["20c"] },
  ]);
});

test("a day of 200 photos is blocks of six rows with each photo once, as high as their rows and gaps", () => {
  const photos = Array.from({ length: 200 }, (_, id) => ({ id, width: 4, height: 3 }));
  const blocks = blocksOf(photos, (photo) => photo, 870);
  expect(blocks.flatMap(({ rows }) => rows.flatMap(({ tiles }) => tiles.map(({ item }) => item.id)))).toEqual(
    photos.map(({ id }) => id),
  );
  expect(new Set(blocks.slice(0, -1).map(({ rows }) => rows.length))).toEqual(new Set([6]));
  const [{ rows, height } = { rows: [], height: 0 }] = blocks;
  expect(height).toBe(rows.reduce((sum, row) => sum + row.height + 6, 0));
});
