import { rmSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { type Cost, costTable, noteCost, readCosts } from "./costs";
import { temporaryFolder } from "@/sandbox/run/folders";

const folder = temporaryFolder("costs");

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, seconds: number, tests = 1): Cost {
  return { kind: "file", name, seconds, tests };
}

test("costs from several processes are read in order", () => {
  vi.stubEnv("TEST_FOLDER", folder);
  expect(readCosts()).toEqual([]);
  noteCost(file("a.test.ts", 1.5));
  noteCost({ kind: "server start", name: "The server", seconds: 2 });
  expect(readCosts()).toEqual([
    file("a.test.ts", 1.5),
    { kind: "server start", name: "The server", seconds: 2 },
  ]);
});

test("the table has every step, files with their parts added up, slowest first, and server starts", () => {
  const costs: Cost[] = [
    { kind: "step", name: "types", seconds: 12.34 },
    { kind: "step", name: "lint", seconds: 40 },
    file("a.e2e.ts", 1, 1),
    file("b.test.ts", 2.5, 7),
    file("a.e2e.ts", 2, 1),
    { kind: "server start", name: "The server", seconds: 1.5 },
    { kind: "server start", name: "The server", seconds: 2 },
  ];
  expect(costTable(costs)).toBe(
    [
      "seconds  step",
      "   40.0  lint",
      "   12.3  types",
      "",
      "seconds  tests  test file",
      "    3.0      2  a.e2e.ts",
      "    2.5      7  b.test.ts",
      "",
      "    3.5  in 2 starts of a server",
    ].join("\n"),
  );
});

test("of many files the slowest 25 are listed, and the others as one total", () => {
  const files = Array.from({ length: 30 }, (_, at) => file(`${at}.test.ts`, at));
  const lines = costTable(files).split("\n");
  expect(lines).toHaveLength(28);
  expect(lines[2]).toBe("   29.0      1  29.test.ts");
  expect(lines.at(-1)).toBe("   10.0         5 other test files");
});
