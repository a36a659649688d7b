import { afterEach, expect, it, vi } from "vitest";
import { randomKey } from "./random-key";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("makes keys where the browser has no randomUUID: on plain http", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});
