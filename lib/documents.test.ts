import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type JobKind, JOBS } from "@/lib/events/job-catalogue";

const DOCUMENTS = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")].toSorted();
const DECISIONS = DOCUMENTS.filter((path) => /^docs\/decisions\/\d/.test(path));
const MOST_LINES_OF_README = 100;
const MOST_BYTES_OF_CONTRIBUTING = 12_000;
/** As `wc --words` counts them. */
const MOST_WORDS = 15_000;

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

test("every path that a document names is there", () => {
  const folders = "app|bench|components|docs|e2e|evaluation|lib|messages|prisma|public|sandbox";
  const named = DOCUMENTS.flatMap((path) =>
    [...proseOf(path).matchAll(new RegExp(`\`((?:${folders})/[\\w./()[\\]-]+)\``, "g"))].map(
      ([, name = ""]) => `${path}: ${name}`,
    ),
  );
  expect(named).toContain("CONTRIBUTING.md: lib/kernel/rate-limit.ts");
  const isThere = (name: string) => existsSync(name) || existsSync(`${name}.ts`);
  expect(named.filter((line) => !isThere(line.slice(line.indexOf(": ") + 2)))).toEqual([]);
});

test("docs/operations.md says what to do about each job that no schedule queues again", () => {
  const jobs = Object.entries<JobKind>(JOBS).flatMap(([name, { cron }]) => (cron ? [] : [name]));
  expect(jobs).toContain("mail.billing");
  const [, section = ""] =
    /^### `job given up` in the log$([^]*?)^### /m.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
  expect(jobs.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

test("docs/operations.md lists every environment variable", () => {
  const read = [...readFileSync("lib/kernel/env.ts", "utf8").matchAll(/^ {2}([A-Z_]+): z\b/gm)];
  const names = read.map(([, name = ""]) => name);
  expect(names).toContain("DATABASE_URL");
  const [, section = ""] =
    /^## Configuration$([^]*?)^## /m.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

test("all documents together stay short", () => {
  const words = DOCUMENTS.map((path) => readFileSync(path, "utf8").match(/\S+/g)?.length ?? 0);
  expect(words.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MOST_WORDS);
});

test("CONTRIBUTING.md stays short", () => {
  expect(statSync("CONTRIBUTING.md").size).toBeLessThanOrEqual(MOST_BYTES_OF_CONTRIBUTING);
});

test("README.md stays short", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(MOST_LINES_OF_README + 1);
});

test("every decision has its number, a date and the headings", () => {
  expect(DECISIONS.length).toBeGreaterThan(0);
  for (const [index, path] of DECISIONS.entries()) {
    const number = String(index + 1).padStart(4, "0");
    const text = readFileSync(path, "utf8");
    expect([path, text]).toEqual([
      expect.stringContaining(`/${number}-`),
      expect.stringContaining(`# ${number}. `),
    ]);
    expect(text).toMatch(
      /^# .+\n\n- Date: \d{4}-\d\d-\d\d\n(?:- (?:Extended|Superseded) by \[.+\n)?\n## Context\n[^]+\n## Decision\n[^]+\n## Consequence\n/,
    );
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
