import { expect, test } from "vitest";
import { nextSpeed, seekByKey } from "./recording";
import { barsOf, waveformPath } from "./waveform";

test.each([
  ["ArrowRight", 10, 60, 15],
  ["ArrowUp", 10, 60, 15],
  ["ArrowLeft", 3, 60, 0],
  ["PageUp", 10, 60, 25],
  ["PageDown", 20, 60, 5],
  ["Home", 20, 60, 0],
  ["End", 20, 60, 60],
  ["ArrowRight", 58, 60, 60],
  ["ArrowRight", 2, 9, 3],
  ["Tab", 2, 9, null],
])("%s at %d s of %d s leads to %s", (key, at, length, to) => {
  expect(seekByKey(key, at, length)).toBe(to);
});

test("the speeds come round", () => {
  expect([nextSpeed(1), nextSpeed(1.5), nextSpeed(2)]).toEqual([1.5, 2, 1]);
});

test("fewer bars than peaks keep the loudest of each stretch, more repeat them", () => {
  expect(barsOf([1, 9, 2, 3, 4, 8], 3)).toEqual([9, 3, 8]);
  expect(barsOf([5, 7], 4)).toEqual([5, 5, 7, 7]);
  expect(barsOf([], 2)).toEqual([0, 0]);
});

test("a quiet recording fills its height, silence is a low line", () => {
  expect(waveformPath([20, 10], 2)).toBe("M0.5 6v88M1.5 28v44");
  expect(waveformPath([0, 0], 2)).toBe("M0.5 44v12M1.5 44v12");
});
