import { expect, it } from "vitest";
import { storageOf } from "./storage";

it("measures free storage in hours of voice, and says when it is low", () => {
  expect(storageOf(38_000_000, 2_000_000_000)).toMatchObject({ voiceHours: 136, isLow: false });
  expect(storageOf(1_950_000_000, 2_000_000_000)).toMatchObject({ isLow: true });
  expect(storageOf(8_000_000, 10_000_000)).toMatchObject({ voiceHours: 0, isLow: true });
  expect(storageOf(11_000_000, 10_000_000)).toMatchObject({ voiceHours: 0, isLow: true });
});
