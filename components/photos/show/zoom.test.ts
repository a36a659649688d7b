import { expect, test } from "vitest";
import { FIT, moveBy, swipeOf, zoomAround } from "./zoom";

const STAGE = { width: 400, height: 600 };

test("what is under the fingers stays there", () => {
  const point = { x: 100, y: -50 };
  const once = zoomAround(FIT, point, 2);
  expect(once).toEqual({ scale: 2, x: -100, y: 50 });
  // A point of the picture is shown at its place times the scale, plus what it was moved by.
  const inPicture = (point.x - once.x) / once.scale;
  const twice = zoomAround(once, point, 1.5);
  expect(inPicture * twice.scale + twice.x).toBeCloseTo(point.x);
});

test("nothing is smaller than the screen or more than five times as large", () => {
  expect(zoomAround(FIT, { x: 9, y: 9 }, 0.2)).toEqual(FIT);
  expect(zoomAround(FIT, { x: 0, y: 0 }, 40).scale).toBe(5);
});

test("an enlarged photo moves to its edges, no further", () => {
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 9000, y: -9000 }, STAGE)).toEqual({
    scale: 2,
    x: 200,
    y: -300,
  });
  expect(moveBy(FIT, { x: 50, y: 50 }, STAGE)).toEqual(FIT);
});

test.each([
  [{ x: -80, y: 20 }, "next"],
  [{ x: 80, y: -20 }, "previous"],
  [{ x: 40, y: 10 }, null],
  [{ x: 20, y: 150 }, "close"],
  [{ x: 0, y: -300 }, null],
  [{ x: 0, y: 60 }, null],
])("a finger that went %o means %s", (by, meant) => {
  expect(swipeOf(by)).toBe(meant);
});
