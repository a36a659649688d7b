import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { codeOf, Failure } from "./failure";

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOTDIR: "a part of its path is a file",
  EEXIST: "it is a file",
  ENOSPC: "the disk is full",
};

/** Makes the folder that `DATA_DIR` names and returns its absolute path. Throws a Failure of one line when it cannot be written to. */
export function demandDataDir(name: string): string {
  const folder = resolve(ROOT, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const probe = join(folder, `.write-test-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const reason = REASONS[codeOf(error) ?? ""] ?? String(error);
    throw new Failure(
      `${folder} cannot be written to (${reason}): choose another folder with DATA_DIR=/path/to/folder.`,
    );
  }
  return folder;
}

/**
 * A new folder, inside the folder of the test run where there is one: what is left in it goes with the run. Other
 * accounts may pass through it, since Postgres runs as one when we are root.
 */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), `plumbline-${purpose}-`));
  chmodSync(folder, 0o711);
  return folder;
}
