import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productFiles } from "@/sandbox/checks/imports";

test("CONTRIBUTING describes every folder of lib", () => {
  const folders = productFiles().flatMap((file) => /^lib\/([\w-]+)\//.exec(file)?.[1] ?? []);
  const lines = readFileSync("CONTRIBUTING.md", "utf8").matchAll(/^- `lib\/([\w-]+)`: /gm);
  expect([...lines].map(([, folder]) => folder).toSorted()).toEqual([...new Set(folders)].toSorted());
});
