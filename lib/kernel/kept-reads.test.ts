import { afterEach, expect, test, vi } from "vitest";

/* That nothing kept is ever wrong is proven by version.http.test.ts. */

async function newKept(most: number, keep = "on") {
  vi.stubEnv("KEEP_READS", keep);
  vi.resetModules();
  const { KeptReads } = await import("./kept-reads");
  return new KeptReads<{ name: string }>(most);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("one version of each key is kept", async () => {
  const kept = await newKept(10);
  kept.keep("rosa", "1", { name: "Rosa" });
  kept.keep("dale", "1", { name: "Dale" });
  expect(kept.find("rosa", "1")).toEqual({ name: "Rosa" });
  expect(kept.find("rosa", "2")).toBeUndefined();
  kept.keep("rosa", "2", { name: "Rosa Ortiz" });
  expect([kept.find("rosa", "1"), kept.find("rosa", "2")]).toEqual([undefined, { name: "Rosa Ortiz" }]);
  expect(kept.find("dale", "1")).toEqual({ name: "Dale" });
});

test("what was asked for longest ago is dropped first", async () => {
  const kept = await newKept(2);
  for (const name of ["a", "b"]) kept.keep(name, "1", { name });
  kept.find("a", "1");
  kept.keep("c", "1", { name: "c" });
  expect(["a", "b", "c"].map((key) => kept.find(key, "1")?.name)).toEqual(["a", undefined, "c"]);
});

test("of long texts fewer are kept: at most 16 MB, two bytes a character", async () => {
  const kept = await newKept(1_000);
  const names = Array.from({ length: 20 }, (_, at) => `name ${at}`);
  for (const name of names) kept.keep(name, "1", { name: name.padEnd(500_000) });
  const left = names.filter((name) => kept.find(name, "1"));
  expect(left).toEqual(names.slice(-left.length));
  expect([15, 16]).toContain(left.length);
});

test("what takes more than all of that is not kept, and neither is what was there before", async () => {
  const kept = await newKept(10);
  kept.keep("a", "1", { name: "a" });
  kept.keep("b", "1", { name: "b" });
  kept.keep("a", "2", { name: "a".padEnd(10_000_000) });
  expect(["1", "2"].map((version) => kept.find("a", version)?.name.length)).toEqual([undefined, undefined]);
  expect(kept.find("b", "1")).toEqual({ name: "b" });
});

test("nothing is kept when that is off", async () => {
  const kept = await newKept(2, "off");
  kept.keep("a", "1", { name: "a" });
  expect(kept.find("a", "1")).toBeUndefined();
});
