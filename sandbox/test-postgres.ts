import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeOf } from "./failure";
import { temporaryFolder } from "./folders";
import { clearLeftover, startPostgres } from "./postgres";

// The run's process id is in the folder's name: another run tells by it whether this one is still going.
const PREFIX = "plumbline-test-postgres-";

/**
 * Global setup of vitest and Playwright: one Postgres for the whole run, on any free port. Its address goes to the
 * tests as TEST_POSTGRES_URL; where that is set already, the server behind it is used. Returns the teardown.
 */
export default async function provideTestPostgres(): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES_URL) return () => Promise.resolve();
  await clearKilledRuns();
  const dataDir = temporaryFolder(`test-postgres-${process.pid}`);
  const postgres = await startPostgres({ dataDir, throwaway: true });
  process.env.TEST_POSTGRES_URL = postgres.url("postgres");
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

// A run that is only about to start its Postgres has nothing running yet, and must keep its folder all the same.
async function clearKilledRuns(): Promise<void> {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX) && !isRunning(name));
  for (const name of left) await clearLeftover(join(tmpdir(), name)).catch(() => undefined);
}

function isRunning(name: string): boolean {
  try {
    return process.kill(Number.parseInt(name.slice(PREFIX.length), 10), 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
