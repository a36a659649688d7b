import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { importsOf, productFiles } from "@/sandbox/checks/imports";

/** A folder with more files is a dictionary: one searches it instead of knowing it. */
const MOST_FILES = 25;
/** A helper with fewer lines is read quickest above or below its only caller, unless that is too long for it. */
const SHORT = 25;
const LONG = 120;

/** Short files that only one file beside them imports, and why they are not in it. */
const SHORT_FILES: Record<string, string> = {
  "components/form/suggest-password.ts": "is tested with the rule for passwords, without a page",
  "components/translation/words-around.ts": "is tested with hostile texts, without a page",
  "lib/browser/photos/shrink-worker.ts": "is where a thread starts",
  "lib/translation/making/guard-thread.ts": "is where a thread starts",
};

const FILES = globSync("{app,bench,components,e2e,evaluation,lib,prisma,sandbox}/**/*.{ts,tsx,mjs,css}", {
  exclude: ["lib/generated/**"],
}).map((file) => file.replaceAll("\\", "/"));

test("CONTRIBUTING describes every folder of lib", () => {
  const folders = productFiles().flatMap((file) => /^lib\/([\w-]+)\//.exec(file)?.[1] ?? []);
  const lines = readFileSync("CONTRIBUTING.md", "utf8").matchAll(/^- `lib\/([\w-]+)`: /gm);
  expect([...lines].map(([, folder]) => folder).toSorted()).toEqual([...new Set(folders)].toSorted());
});

describe("folders", () => {
  test(`none has more than ${MOST_FILES} files, tests aside that have the name of a file beside them`, () => {
    const counted = FILES.filter((file) => subjectOf(file) === undefined);
    const large = [...Map.groupBy(counted, dirname)].filter(([, files]) => files.length > MOST_FILES);
    expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test("a short file that only one file beside it imports is in it, or named above with the reason", () => {
    expect(shortFiles().toSorted()).toEqual(Object.keys(SHORT_FILES).toSorted());
  });

  test.each([
    ["lib/http/route.ts", undefined],
    ["lib/http/parse.test.ts", "lib/http/parse.ts"],
    ["lib/http/once/idempotency.proof.http.test.ts", "lib/http/once/idempotency.ts"],
    ["lib/http/pages/pages.http.test.ts", undefined],
    ["components/shell/toaster.test.tsx", "components/shell/toaster.tsx"],
  ])("%s is named after %s", (file, subject) => {
    expect(subjectOf(file)).toBe(subject);
  });
});

/** The file that a test is named after. */
function subjectOf(test: string): string | undefined {
  const [, path] = /^(.+?)(\.long)?(\.proof)?(\.http)?\.test\.tsx?$/.exec(test) ?? [];
  return path === undefined ? undefined : [`${path}.ts`, `${path}.tsx`].find(existsSync);
}

function shortFiles(): string[] {
  const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);
  const code = FILES.filter((file) => !isTest(file) && !file.endsWith(".css"));
  const importers = Map.groupBy(
    code.flatMap((file) => [...new Set(importsOf(file).map(({ to }) => to))].map((to) => ({ to, file }))),
    ({ to }) => to,
  );
  return productFiles().filter((file) => {
    const [only, other] = importers.get(file.replace(/\.tsx?$/, "")) ?? [];
    return only !== undefined && other === undefined && isCorridor(file, only.file);
  });
}

/** Whether a file could be in its only importer: it is not loaded later, runs on the same side, and has no test of its own. */
function isCorridor(file: string, importer: string): boolean {
  const [text, into] = [file, importer].map((path) => readFileSync(path, "utf8"));
  if (text === undefined || into === undefined || dirname(file) !== dirname(importer)) return false;
  const name = basename(file).replace(/\.tsx?$/, "");
  const [length, total] = [linesOf(text), linesOf(text) + linesOf(into)];
  if (length >= SHORT || total > LONG) return false;
  const isClient = (one: string) => one.startsWith('"use client"');
  if (into.includes(`import("./${name}")`) || (isClient(text) && !isClient(into))) return false;
  return !FILES.some((one) => subjectOf(one) === file);
}

function linesOf(text: string): number {
  return text.trimEnd().split("\n").length;
}
