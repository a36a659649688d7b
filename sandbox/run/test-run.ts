import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeOf } from "./failure";
import { temporaryFolder } from "./folders";
import { clearLeftover, startPostgres } from "@/sandbox/database/postgres";

// The folder's name has the run's process id, by which another run can tell whether this one is still running.
const PREFIX = "plumbline-test-run-";

/**
 * Global setup of vitest and Playwright: one Postgres for the whole run, on any free port, and one folder for everything
 * that its tests write. Tests find them in TEST_POSTGRES_URL and TEST_FOLDER; when TEST_POSTGRES_URL is already set,
 * they are reused. Returns the teardown.
 */
export default async function provideTestRun(): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES_URL) return () => Promise.resolve();
  await clearKilledRuns();
  const folder = temporaryFolder(`test-run-${process.pid}`);
  const postgres = await startPostgres({ dataDir: join(folder, "postgres"), throwaway: true });
  process.env.TEST_POSTGRES_URL = postgres.url("postgres");
  process.env.TEST_FOLDER = folder;
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    delete process.env.TEST_FOLDER;
    await postgres.stop();
    removeFolder(folder);
  };
}

// Checks the run's process, not its Postgres: a run that is about to start its Postgres must keep its folder too.
async function clearKilledRuns(): Promise<void> {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX) && !isRunning(name));
  for (const name of left) await clearKilledRun(join(tmpdir(), name)).catch(() => undefined);
}

async function clearKilledRun(folder: string): Promise<void> {
  await clearLeftover(join(folder, "postgres"));
  removeFolder(folder);
}

/** Retries, since a server that is shutting down may still write a file. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function isRunning(name: string): boolean {
  try {
    return process.kill(Number.parseInt(name.slice(PREFIX.length), 10), 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
