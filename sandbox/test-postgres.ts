import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryFolder } from "./folders";
import { clearLeftover, startPostgres } from "./postgres";

const PURPOSE = "test-postgres";

/**
 * Global setup of vitest and Playwright: one Postgres for the whole run, on any free port. Its address goes to the
 * tests as TEST_POSTGRES_URL; where that is set already, the server behind it is used. Returns the teardown.
 */
export default async function provideTestPostgres(): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES_URL) return () => Promise.resolve();
  await clearKilledRuns();
  const dataDir = temporaryFolder(PURPOSE);
  const postgres = await startPostgres({ dataDir, throwaway: true });
  process.env.TEST_POSTGRES_URL = postgres.url("postgres");
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

// Runs that are still going refuse to be cleared, and so do those of another account.
async function clearKilledRuns(): Promise<void> {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(`plumbline-${PURPOSE}-`));
  for (const name of left) await clearLeftover(join(tmpdir(), name)).catch(() => undefined);
}
