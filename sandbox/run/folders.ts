import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { codeOf, Failure } from "./failure";

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOTDIR: "a part of its path is a file",
  EEXIST: "it is a file",
  ENOSPC: "the disk is full",
};

/** Creates the folder that `DATA_DIR` names and returns its absolute path. Throws a one-line Failure when it is not writable. */
export function requireWritableDir(name: string): string {
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
 * A new folder, inside the test run's folder if there is one, which deletes what is left in it when the run ends. Other
 * accounts may traverse it, since Postgres runs under another account when we are root.
 */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), `plumbline-${purpose}-`));
  chmodSync(folder, 0o711);
  return folder;
}
