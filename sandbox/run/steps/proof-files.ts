import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@/sandbox/run/folders";

const NOT_OURS = ["node_modules/**", ".next/**", ".data/**"];

/** The HTTP test files that count (sandbox/run/steps/proof.ts), and have all of the patterns in their name. */
export function proofFiles(patterns: string[] = []): string[] {
  return filesThatUse(["@/sandbox/run/steps/proof"], "**/*.http.test.ts", patterns);
}

/**
 * The browser's stories of which `npm test` tells a part (e2e/kit/prove-only.ts) or that count, and that have all of the patterns in
 * their name.
 */
export function storyFiles(patterns: string[] = []): string[] {
  return filesThatUse(["@/e2e/kit/prove-only", "@/sandbox/run/steps/proof"], "e2e/**/*.e2e.ts", patterns);
}

function filesThatUse(modules: string[], glob: string, patterns: string[]): string[] {
  const files = globSync(glob, { cwd: ROOT, exclude: NOT_OURS });
  return files
    .filter((file) => patterns.every((pattern) => file.includes(pattern)))
    .filter((file) => {
      const text = readFileSync(join(ROOT, file), "utf8");
      return modules.some((module) => text.includes(`from "${module}"`));
    });
}
