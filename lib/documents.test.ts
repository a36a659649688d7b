import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const DOCUMENTS = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")].toSorted();
const DECISIONS = DOCUMENTS.filter((path) => /^docs\/decisions\/\d/.test(path));
const MOST_LINES_OF_README = 100;

describe.each(DOCUMENTS)("%s", (path) => {
  test("every link leads to a file and a heading", () => {
    const broken = linksOf(path).filter((link) => !leadsSomewhere(link, path));
    expect(broken).toEqual([]);
  });
});

test("links to headings are found and checked", () => {
  expect(linksOf("docs/architecture.md")).toContain("../CONTRIBUTING.md#reading-once");
  expect(leadsSomewhere("../CONTRIBUTING.md#reading-twice", "docs/architecture.md")).toBe(false);
  expect(leadsSomewhere("operation.md", "docs/architecture.md")).toBe(false);
});

test("docs/operations.md lists every environment variable", () => {
  const read = [...readFileSync("lib/kernel/env.ts", "utf8").matchAll(/^ {2}([A-Z_]+): z\b/gm)];
  const names = read.map(([, name = ""]) => name);
  expect(names).toContain("DATABASE_URL");
  const rows = readFileSync("docs/operations.md", "utf8").match(/^\| `.*$/gm) ?? [];
  const listed = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)]);
  expect(names.filter((name) => !listed.some(([, other]) => other === name))).toEqual([]);
});

test("README.md stays short", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(MOST_LINES_OF_README + 1);
});

test("the index lists every decision with its date and title", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  expect(DECISIONS.length).toBeGreaterThan(0);
  for (const path of DECISIONS) {
    const text = readFileSync(path, "utf8");
    const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(text) ?? [];
    const [, date] = /^- Date: (\d{4}-\d\d-\d\d)$/m.exec(text) ?? [];
    const row = index.split("\n").find((line) => line.includes(`(${path.split("/").at(-1) ?? ""})`));
    expect(row?.split("|").map((cell) => cell.trim())).toEqual(
      expect.arrayContaining([date, expect.stringContaining(`[${number}]`), title]),
    );
    expect(text).toMatch(/^- Status: \w.*\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequence\n/m);
  }
});

/** The relative links and pictures of a document, outside of code. */
function linksOf(path: string): string[] {
  const links = proseOf(path).matchAll(/\]\(([^()\s]+)\)|(?:src|href)="([^"]+)"/g);
  return [...links].map(([, link, source]) => link ?? source ?? "").filter((link) => !/^[a-z]+:/.test(link));
}

function leadsSomewhere(link: string, from: string): boolean {
  const [file = "", heading] = link.split("#");
  const path = file === "" ? from : join(dirname(from), file);
  if (!existsSync(path)) return false;
  return heading === undefined || headingsOf(path).includes(heading);
}

/** The names under which GitHub links to a document's headings; none of ours occurs twice. */
function headingsOf(path: string): string[] {
  const headings = proseOf(path).match(/^#{1,6} .+$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function proseOf(path: string): string {
  return readFileSync(path, "utf8").replace(/^( *)```[^]*?^\1```/gm, "");
}
