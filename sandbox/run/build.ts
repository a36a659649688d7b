import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Failure, tail } from "./failure";
import { ROOT } from "./folders";
import { run } from "./run";

const STAMP = join(ROOT, ".next/plumbline-sources");
const STANDALONE = join(ROOT, ".next/standalone");

/** The production server that a build leaves behind. */
export const SERVER = join(STANDALONE, "server.js");
/** How it is started, as in the Dockerfile: without a limit V8 lets its heap grow to twice what is used before it cleans up. */
export const SERVER_ENV = { NODE_OPTIONS: "--max-old-space-size=512", MALLOC_ARENA_MAX: "2" };

// Everything else at the top level is a source: an unneeded rebuild costs less than a stale build.
const NOT_SOURCES = [
  "node_modules",
  "sandbox",
  "e2e",
  "bench",
  "evaluation",
  "docs",
  "test-results",
  "playwright-report",
  "screenshots",
  "next-env.d.ts",
];

/** Builds the production server unless the one in .next was built from the current sources. Returns whether it built. */
export async function buildApp(): Promise<boolean> {
  if (isBuilt()) return false;
  const sources = sourcesHash();
  rmSync(STAMP, { force: true });
  const { code, output } = await run("next", ["build"], {
    env: { NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) throw new Failure("The app could not be built.", tail(output, 60));
  if (!existsSync(SERVER))
    throw new Failure(
      'The build left no .next/standalone/server.js: next.config.ts must say output: "standalone".',
    );
  copyAssets();
  writeFileSync(STAMP, sources);
  return true;
}

/** Whether .next holds a build of the current sources. */
export function isBuilt(): boolean {
  return existsSync(SERVER) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourcesHash();
}

function copyAssets(): void {
  cpSync(join(ROOT, ".next/static"), join(STANDALONE, ".next/static"), { recursive: true });
  if (existsSync(join(ROOT, "public")))
    cpSync(join(ROOT, "public"), join(STANDALONE, "public"), { recursive: true });
}

function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const file of sourceFiles()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

function sourceFiles(): string[] {
  const top = readdirSync(ROOT).filter(
    (name) => !NOT_SOURCES.includes(name) && !/^\.|\.(md|tsbuildinfo)$/.test(name),
  );
  const files = top.flatMap((name) => (statSync(join(ROOT, name)).isDirectory() ? filesUnder(name) : [name]));
  return files.filter((file) => !/^lib\/generated\/|\.(test|matrix)\.tsx?$/.test(file)).sort();
}

function filesUnder(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}
