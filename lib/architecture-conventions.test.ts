import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cyclesIn, importsOf, productFiles, toolFiles } from "@/sandbox/checks/imports";

/** Rules for every file, whatever its layer. The direction of imports is in architecture.test.ts. */
const FILES = productFiles();
/** What others or our tools have written, and migrations, which are never edited. */
const UNTRACKED_OR_PUBLISHED = [
  "**/node_modules/**",
  ".*/**",
  "lib/generated/**",
  "prisma/migrations/**",
  "{playwright-report,screenshots,test-results}/**",
];

describe("every file", () => {
  test("no file is part of an import cycle, not even through a type", () => {
    expect(cyclesIn([...FILES, ...toolFiles()].flatMap(importsOf))).toEqual([]);
  });

  test("only lib/kernel/env.ts reads the environment", () => {
    const readers = FILES.filter((file) => /process\s*\.\s*env\b/.test(readFileSync(file, "utf8")));
    expect(readers.filter((file) => file !== "lib/kernel/env.ts" && file !== "instrumentation.ts")).toEqual(
      [],
    );
  });

  test("buttons ask for permissions, not for flags", () => {
    const flags = /\b(isOwner|hasManagementAccess|canPostUpdates)\b/;
    const readers = FILES.filter(
      (file) => file.startsWith("components/") && flags.test(readFileSync(file, "utf8")),
    );
    expect(readers).toEqual(["components/project-model/use-can.ts"]);
  });

  test("no class is `group-has-…` or `peer-has-…`: its `*` makes each key pressed on a page restyle all of it", () => {
    const uses = /\b(group|peer)-has-/;
    const users = FILES.filter((file) => file.endsWith(".tsx") && uses.test(readFileSync(file, "utf8")));
    expect(users).toEqual([]);
  });

  test("what is loaded on demand has a fallback of its own: without one the whole page hides while it loads", () => {
    const users = FILES.filter((file) => {
      const text = readFileSync(file, "utf8");
      return /\b(dynamic|lazy)\(/.test(text) && !/\bloading: |<Suspense\b/.test(text);
    });
    expect(users).toEqual([]);
  });

  test("what is loaded on demand retries, as `dynamic` does: if it rejected, the error screen would replace the whole page", () => {
    const users = FILES.filter((file) =>
      /\blazy\((?!\s*\(\) =>\s+untilLoaded\()/.test(readFileSync(file, "utf8")),
    );
    expect(users).toEqual([]);
  });

  test("there are no barrels", () => {
    expect(FILES.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  test("no comment makes an exception from a lint rule: change the rule in oxlint.config.ts", () => {
    const all = globSync("**/*.{ts,tsx,mjs}", { exclude: UNTRACKED_OR_PUBLISHED });
    const exceptions = all.filter((file) => /(es|ox)lint-(dis|en)able/.test(readFileSync(file, "utf8")));
    expect(exceptions).toEqual([]);
  });

  test("nothing cites the documents that we built from, which are not here: say what they say", () => {
    // In parts, so that this file cites none of them itself.
    const names = [
      ["CONTR", "ACT"],
      ["workspace", "\\.txt"],
      ["platform", "\\.txt"],
      ["(DESIGN|TOKENS|SCREENS[\\w-]*|STYLE|STACK)", "\\.md"],
    ].map((parts) => parts.join(""));
    const citation = new RegExp(`\\b(${names.join("|")})\\b`);
    const files = globSync("**/*.{ts,tsx,mjs,js,css,prisma,md}", { exclude: UNTRACKED_OR_PUBLISHED });
    expect(files).toContain("prisma/schema.prisma");
    expect(files.filter((file) => citation.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

describe("cycles", () => {
  const graph = (...edges: [string, string][]) => edges.map(([from, to]) => ({ from, to }));

  test.each([
    ["none in a diamond", graph(["a", "b"], ["a", "c"], ["b", "d"], ["c", "d"]), []],
    ["a file that imports itself", graph(["a", "a"]), ["a → a"]],
    ["two that import each other", graph(["a", "b"], ["b", "a"]), ["a → b → a"]],
    [
      "a longer one reached through other files",
      graph(["a", "b"], ["b", "c"], ["c", "d"], ["d", "b"]),
      ["b → c → d → b"],
    ],
    ["two separate ones", graph(["a", "b"], ["b", "a"], ["c", "d"], ["d", "c"]), ["a → b → a", "c → d → c"]],
  ])("%s", (_, imports, found) => {
    expect(cyclesIn(imports)).toEqual(found);
  });
});
