import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMissing, findUnverified, withIntegrity } from "./complete-lock";
import { ROOT } from "./folders";

const text = readFileSync(join(ROOT, "package-lock.json"), "utf8");
const lock = JSON.parse(text) as { packages: Parameters<typeof findMissing>[0] };

test("the lock has the builds of every platform: otherwise `npm ci` rejects it (fix: npx tsx sandbox/run/complete-lock.ts)", () => {
  expect([...findMissing(lock.packages).keys()]).toEqual([]);
});

/** Next's builds for some platforms: the registry that this lock was made with lacks them at this version. */
const WITHOUT_HASH = /^node_modules\/@next\/swc-/;

test("the lock has a hash of every package except these builds, which are optional", () => {
  const unverified = findUnverified(lock.packages);
  expect(unverified.filter((place) => !WITHOUT_HASH.test(place) || !lock.packages[place]?.optional)).toEqual(
    [],
  );
});

test("the lock names no registry", () => {
  expect(text).not.toContain('"resolved"');
});

test("a missing build is added next to its parent, for its platform only", () => {
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

test("an entry of another version in an outer folder does not count", () => {
  const packages = {
    "node_modules/@tool/linux-x64": { version: "1.0.0" },
    "node_modules/old/node_modules/tool": {
      version: "2.0.0",
      optionalDependencies: { "@tool/linux-x64": "2.0.0" },
    },
  };
  expect([...findMissing(packages).keys()]).toEqual(["node_modules/old/node_modules/@tool/linux-x64"]);
});

test("a package without a hash gets the registry's; one with a hash, or that is not fetched, stays unchanged", async () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/tool": { version: "2.0.0", integrity: "sha512-own" },
    "node_modules/tool/node_modules/part": { version: "1.0.0", inBundle: true },
    "node_modules/old/node_modules/@tool/linux-x64": { version: "2.0.0", optional: true },
    "node_modules/alias": { name: "@tool/darwin-arm64", version: "2.0.0", optional: true },
  };
  const known: Record<string, string> = { "@tool/linux-x64@2.0.0": "sha512-registry" };
  const completed = await withIntegrity(packages, (spec) => Promise.resolve(known[spec]));
  expect(completed.unknown).toEqual(["@tool/darwin-arm64@2.0.0"]);
  expect(completed.packages).toEqual({
    ...packages,
    "node_modules/old/node_modules/@tool/linux-x64": {
      version: "2.0.0",
      integrity: "sha512-registry",
      optional: true,
    },
  });
});
