import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { claimsOf, tallyPlaywright, tallyVitest } from "./test-report";
import { ROOT, temporaryFolder } from "@/sandbox/run/folders";

const folder = temporaryFolder("reports");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(report: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("a file that could not be loaded counts as a failure, in addition to failed tests", () => {
  const loaded = {
    status: "failed",
    assertionResults: [
      { fullName: "a", status: "passed" },
      { fullName: "b", status: "failed", failureMessages: ["\u001b[31mexpected 1\u001b[39m"] },
    ],
    name: join(ROOT, "lib/a.test.ts"),
  };
  const broken = { status: "failed", assertionResults: [], name: join(ROOT, "c.test.ts"), message: "hook" };
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 };
  const file = write({ ...counts, testResults: [loaded, broken] });
  const failures = ["lib/a.test.ts › b\n    expected 1", "c.test.ts\n    hook"];
  expect(tallyVitest(file)).toEqual({ passed: 1, failed: 2, skipped: 0, failures });
});

test("errors outside the browser tests and flaky tests count as failures", () => {
  const results = [{ errors: [{ message: "no such button" }] }];
  const broken = { title: "opens", ok: false, file: "e2e/a.e2e.ts", line: 7, tests: [{ results }] };
  const file = write({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [{ specs: [], suites: [{ specs: [broken] }] }],
    errors: [{ message: "no server" }],
  });
  const failures = ["e2e/a.e2e.ts:7 › opens\n    no such button", "outside the tests\n    no server"];
  expect(tallyPlaywright(file)).toEqual({ passed: 3, failed: 3, skipped: 2, failures });
});

test("a missing report counts as a failure", () => {
  expect(tallyVitest(join(folder, "none.json")).failed).toBe(1);
  expect(tallyPlaywright(join(folder, "none.json")).failed).toBe(1);
});

test("a proof's claim has its figures", () => {
  const assertion = {
    fullName: "twenty joins",
    status: "passed",
    duration: 1500,
    meta: { figures: "joins 20" },
  };
  const file = write({ testResults: [{ status: "passed", assertionResults: [assertion] }] });
  expect(claimsOf(file)).toEqual([
    { title: "twenty joins", passed: true, seconds: 1.5, figures: "joins 20" },
  ]);
});
