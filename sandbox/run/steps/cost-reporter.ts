import { relative } from "node:path";
import type { TestCase, TestResult } from "@playwright/test/reporter";
import type { TestModule } from "vitest/node";
import { noteCost } from "./costs";
// Vitest loads a reporter without our aliases.
import { ROOT } from "../folders";

/** Reporter for vitest and Playwright: records how long each test file takes, including its hooks and loading. */
export default class CostReporter {
  /** Vitest calls this after each file. */
  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
    const milliseconds = duration + collectDuration + setupDuration + environmentSetupDuration;
    noteFile(module.moduleId, milliseconds, [...module.children.allTests()].length);
  }

  /** Playwright calls this after each test. */
  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    noteFile(location.file, duration, 1);
  }
}

function noteFile(file: string, milliseconds: number, tests: number): void {
  noteCost({ kind: "file", name: relative(ROOT, file), seconds: milliseconds / 1000, tests });
}
