import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "@/sandbox/run/folders";

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, each with the beginning of its error: CI keeps only the end of what a run prints. */
  failures: string[];
}

const SHOWN_LINES = 12;
const NO_REPORT: Tally = { passed: 0, failed: 1, skipped: 0, failures: ["There is no report."] };

/** One proof in vitest's report. */
export interface Claim {
  title: string;
  passed: boolean;
  seconds: number;
  figures: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: TestFile[];
}

interface TestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: Assertion[];
}

interface Assertion {
  fullName: string;
  status: string;
  duration?: number | null;
  failureMessages?: string[];
  meta?: { figures?: string };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors: Thrown[];
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; ok: boolean; file: string; line: number; tests: { results: Result[] }[] }[];
}

interface Result {
  errors: Thrown[];
}

interface Thrown {
  message?: string;
}

/** Counts the tests in vitest's JSON report; a file that could not be loaded, or a missing report, is a failure too. */
export function tallyVitest(file: string): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return NO_REPORT;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some(isFailed),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    failures: [
      ...report.testResults.flatMap(failuresOf),
      ...broken.map(({ name, message }) => failure(relative(ROOT, name), message)),
    ],
  };
}

/** Counts the tests in Playwright's JSON report; an error outside tests, or a missing report, is a failure too. */
export function tallyPlaywright(file: string): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (!report) return NO_REPORT;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...report.suites.flatMap(failuresIn),
      ...report.errors.map(({ message }) => failure("outside the tests", message)),
    ],
  };
}

/** Several tallies as one. */
export function addUp(tallies: readonly Tally[]): Tally {
  const sum = (key: "passed" | "failed" | "skipped") =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** The proofs of a vitest report, in order. */
export function claimsOf(file: string): Claim[] {
  const report = readReport(file) as VitestReport | undefined;
  const assertions = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return assertions.map(({ fullName, status, duration, meta }) => ({
    title: fullName,
    passed: status === "passed",
    seconds: (duration ?? 0) / 1000,
    figures: meta?.figures ?? "",
  }));
}

function failuresOf({ name, assertionResults }: TestFile): string[] {
  return assertionResults
    .filter(isFailed)
    .map(({ fullName, failureMessages }) =>
      failure(`${relative(ROOT, name)} › ${fullName}`, failureMessages?.join("\n")),
    );
}

function failuresIn({ suites = [], specs }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failure(`${file}:${line} › ${title}`, errors.map(({ message }) => message).join("\n"));
    });
  return [...own, ...suites.flatMap(failuresIn)];
}

function failure(title: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, SHOWN_LINES);
  return [title, ...lines.map((line) => `    ${line}`)].join("\n").trimEnd();
}

function isFailed({ status }: Assertion): boolean {
  return status === "failed";
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
