import { expect, it } from "vitest";
import { formatDuration, formatTimer } from "./duration";

it.each([
  [0, "0:00"],
  [42.9, "0:42"],
  [671, "11:11"],
  [3671, "1:01:11"],
])("%d seconds are %s", (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});

it.each([
  [0, "00:00"],
  [68.9, "01:08"],
  [4500, "75:00"],
])("a timer shows %d seconds as %s", (seconds, expected) => {
  expect(formatTimer(seconds)).toBe(expected);
});
