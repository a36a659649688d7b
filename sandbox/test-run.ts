import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeOf } from "./failure";
import { temporaryFolder } from "./folders";
import { clearLeftover, startPostgres } from "./postgres";

// The run's process id is in the folder's name: another run tells by it whether this one is still going.
const PREFIX = "plumbline-test-run-";

/**
 * Global setup of vitest and Playwright: one Postgres for the whole run, on any free port, and one folder for all that
 * its tests write. The tests find them in TEST_POSTGRES_URL and TEST_FOLDER; where those are set already, they are used.
 * Returns the teardown.
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

// A run that is only about to start its Postgres has nothing running yet, and must keep its folder all the same.
async function clearKilledRuns(): Promise<void> {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX) && !isRunning(name));
  for (const name of left) await clearKilledRun(join(tmpdir(), name)).catch(() => undefined);
}

async function clearKilledRun(folder: string): Promise<void> {
  await clearLeftover(join(folder, "postgres"));
  removeFolder(folder);
}

/** A server that is on its way out may write a last file. */
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
