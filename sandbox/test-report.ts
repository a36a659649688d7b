import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

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
  testResults: { status: string; assertionResults: Assertion[] }[];
}

interface Assertion {
  fullName: string;
  status: string;
  duration?: number | null;
  meta?: { figures?: string };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Counts the tests in vitest's JSON report; a file that could not be loaded, or a missing report, is a failure too. */
export function tallyVitest(file: string): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some(isFailed),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  };
}

/** Counts the tests in Playwright's JSON report; an error outside tests, or a missing report, is a failure too. */
export function tallyPlaywright(file: string): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
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

function isFailed({ status }: Assertion): boolean {
  return status === "failed";
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
