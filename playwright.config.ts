import { defineConfig } from "@playwright/test";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { CHROMIUM_FLAGS, findChromium } from "@/sandbox/run/chromium";
import { isFullProof } from "@/sandbox/run/steps/proof";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  ...(!isFullProof && { grepInvert: new RegExp(IN_PROVE.tag) }),
  globalSetup: "./sandbox/run/test-run.ts",
  outputDir: "test-results",
  // More than cores: a page waits much, for the network and for what it animates.
  workers: 4,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["./sandbox/run/steps/cost-reporter.ts"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }],
  ],
  use: {
    browserName: "chromium",
    // A click that cannot land says what was in its way; the test's own limit would end it without a word.
    actionTimeout: 20_000,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "en-US",
    timezoneId: "America/Chicago",
    // Recording every test costs a quarter of its time; `npx playwright test --trace on` records one that fails.
    trace: "off",
    // It answers what a story would replace. Those of e2e/offline have one.
    serviceWorkers: "block",
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
});
