import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { Failure } from "./failure";
import { ROOT } from "./folders";

/** In file systems of its own: all that is there, where nothing can be written but temporary files, not even by root. */
const SCRIPT = [
  'mount --bind "$0" "$0"',
  'mount --bind "$1" "$1"',
  'mount -o remount,bind,ro "$1"',
  "mount -o remount,bind,ro /",
  "shift",
  'exec "$@"',
].join(" && ");

/** The command that runs a program so. Throws a Failure where it cannot: it takes Linux, and root. */
export function readOnlyDisk(): string[] {
  const command = ["unshare", "--mount", "sh", "-c", SCRIPT, tmpdir(), ROOT];
  const [file = "", ...words] = command;
  const tried = spawnSync(file, [...words, "sh", "-c", `! touch ${ROOT}/.write-test && touch "$(mktemp)"`]);
  if (tried.status !== 0)
    throw new Failure(`A read-only disk takes Linux and root (unshare, mount): ${String(tried.stderr)}`);
  return command;
}
