import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMissing } from "./complete-lock.mjs";
import { ROOT } from "./folders";

const text = readFileSync(join(ROOT, "package-lock.json"), "utf8");
const lock = JSON.parse(text) as { packages: Parameters<typeof findMissing>[0] };

test("the lock names the builds of every platform: else `npm ci` refuses it (cure: node sandbox/complete-lock.mjs)", () => {
  expect([...findMissing(lock.packages).keys()]).toEqual([]);
});

test("the lock names no registry", () => {
  expect(text).not.toContain('"resolved"');
});

test("a missing build is added beside its parent, for its platform alone", () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/tool": {
      version: "2.0.0",
      dev: true,
      optionalDependencies: { "@tool/linux-x64-musl": "2.0.0", "@tool/darwin-arm64": "2.0.0", any: "^1.0.0" },
    },
    "node_modules/@tool/darwin-arm64": { version: "2.0.0", optional: true },
  };
  expect([...findMissing(packages)]).toEqual([
    [
      "node_modules/@tool/linux-x64-musl",
      { version: "2.0.0", cpu: ["x64"], dev: true, libc: ["musl"], optional: true, os: ["linux"] },
    ],
  ]);
});

test("an entry of another version further out does not count", () => {
  const packages = {
    "node_modules/@tool/linux-x64": { version: "1.0.0" },
    "node_modules/old/node_modules/tool": {
      version: "2.0.0",
      optionalDependencies: { "@tool/linux-x64": "2.0.0" },
    },
  };
  expect([...findMissing(packages).keys()]).toEqual(["node_modules/old/node_modules/@tool/linux-x64"]);
});
