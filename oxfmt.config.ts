import { defineConfig } from "oxfmt";

export default defineConfig({
  printWidth: 110,
  sortPackageJson: false,
  sortTailwindcss: { stylesheet: "./app/globals.css", functions: ["cn", "cva"] },
  // Written by tools.
  ignorePatterns: [
    ".data/",
    ".next/",
    "lib/generated/",
    // One entry a line (lib/word-lists.test.ts).
    "lib/**/words/",
    "next-env.d.ts",
    "package-lock.json",
    "playwright-report/",
    "prisma/migrations/",
    "screenshots/",
    "test-results/",
  ],
});
