import { globSync, readFileSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = fileURLToPath(new URL(".", import.meta.url));
const HTTP = "**/*.http.test.ts";
/** With small counts these would prove nothing: `npm run prove` alone runs them. */
const LONG_PROOFS = "**/*.long.proof.http.test.ts";
const isFull = process.env.PROOF === "full";
const DOM = ["components/**/*.test.tsx", "app/**/*.test.tsx", "lib/**/*.test.tsx"];
const IGNORED = ["**/node_modules/**", ".next/**", ".data/**", "e2e/**"];
/** They replace modules: in a process that others share, what those still import would be theirs. */
const MOCKING = globSync("{bench,lib,sandbox}/**/*.test.ts", { cwd: root })
  .filter((path) => !path.endsWith(".http.test.ts"))
  .filter((path) => /^vi\.(mock|doMock)\(/m.test(readFileSync(root + path, "utf8")));

/** Short files that take long: where none has run before, as in a fresh clone, vitest begins with the largest. */
const LONG = [
  "lib/access/matrix.http.test.ts",
  "lib/mail/mail-outage.http.test.ts",
  "lib/ai/free-share.proof.http.test.ts",
  "lib/kernel/rate-limit.http.test.ts",
  "lib/http/pages/page-statements.http.test.ts",
  "lib/recordings/transcribe/transcription.proof.http.test.ts",
  "lib/events/jobs.http.test.ts",
  "lib/access/lock-order.http.test.ts",
  "lib/wiring/shutdown.http.test.ts",
].map((path) => realpathSync(root + path));

/** Begins with those that take longest, so that none of them still runs when all others of its group are done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const rankOf = ({ moduleId }: TestSpecification) => [...LONG, moduleId].indexOf(moduleId);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}

const alias = {
  "@": root.replace(/[\\/]$/, ""),
  "server-only": fileURLToPath(
    new URL("node_modules/next/dist/compiled/server-only/empty.js", import.meta.url),
  ),
};

/** As Next does with these: only the icons that a module names are loaded. */
const icons: Plugin = {
  name: "icons",
  enforce: "pre",
  transform: (code) =>
    code.replace(/import \{([^}]+)\} from "lucide-react";/g, (_, named: string) =>
      named.replace(/(type )?(\w+)(?: as (\w+))?,?/g, (__, isType: unknown, icon: string, name = icon) => {
        const file = icon.replace(/(?<=[a-z])[A-Z0-9]/g, "-$&").toLowerCase();
        return isType ? "" : `import ${name} from "lucide-react/icons/${file}";`;
      }),
    ),
};

const UNIT = {
  // It imports Next's modules without their extension, which Node does not find.
  server: { deps: { inline: ["next-auth"] } },
  // Vitest would leave one of two cores idle.
  maxWorkers: 2,
  globalSetup: "sandbox/run/test-run.ts",
  setupFiles: [
    "sandbox/checks/own-modules.ts",
    "sandbox/checks/patience.ts",
    "sandbox/checks/fail-on-console-error.ts",
  ],
  restoreMocks: true,
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

const OVER_HTTP = {
  // The test files of a worker share modules, and thereby servers (sandbox/servers/test-server.ts).
  isolate: false,
  globalSetup: "sandbox/run/test-run.ts",
  setupFiles: [
    "sandbox/checks/patience.ts",
    "sandbox/checks/fail-on-console-error.ts",
    "sandbox/checks/server-errors.ts",
  ],
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          ...UNIT,
          name: "unit",
          isolate: false,
          include: ["**/*.test.ts"],
          exclude: [...IGNORED, HTTP, ...MOCKING],
        },
      },
      { resolve: { alias }, test: { ...UNIT, name: "mocking", include: MOCKING } },
      {
        plugins: [icons, react()],
        resolve: { alias },
        test: {
          name: "dom",
          include: DOM,
          exclude: IGNORED,
          environment: "jsdom",
          // Each file gets its own modules and document, in a process that has loaded jsdom already.
          pool: "vmForks",
          maxWorkers: 2,
          setupFiles: [
            "sandbox/checks/patience.ts",
            "sandbox/checks/fail-on-console-error.ts",
            "sandbox/checks/dom-setup.ts",
          ],
          restoreMocks: true,
          // They run beside the build.
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          ...OVER_HTTP,
          name: "http",
          include: [HTTP],
          exclude: isFull ? IGNORED : [...IGNORED, LONG_PROOFS],
          // More than cores: these tests wait much, for mails, jobs and processes. With their full counts proofs are
          // measurements, which need the machine to themselves.
          maxWorkers: isFull ? 1 : 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
