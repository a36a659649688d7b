import { execFileSync, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { chmodSync, chownSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "../run/failure";

interface Account {
  uid: number;
  gid: number;
}

/** How to start the programs of Postgres, which refuse to run as root. */
export interface Runner {
  /** The command line, and options for spawn, that run `program` with `args` as the right account. */
  command(program: string, args: string[]): { file: string; args: string[]; options: Partial<Account> };
  run(program: string, args: string[]): SpawnSyncReturns<string>;
  /** Whether the account may traverse every folder down to `path`. */
  reaches(path: string): boolean;
  /** Makes the account the owner of a file or folder, with `mode`. */
  give(path: string, mode: number): void;
}

/**
 * As an ordinary user, runs the programs as that user. As root, runs them as the account that owns the existing
 * cluster, else `postgres`, else `nobody`; when a folder above `folder` is closed to that account (DATA_DIR under /root),
 * grants it the capability to traverse it, which needs Linux's `setpriv`. Throws a Failure that names the folder when
 * that is refused.
 */
export function postgresRunner(folder: string, cluster: string): Runner {
  const account = process.getuid?.() === 0 ? unprivilegedAccount(cluster) : undefined;
  const closed = account && closedFolder(folder, account);
  if (account && closed) requirePassage(account, closed);
  const command: Runner["command"] = (file, args) => {
    if (!account) return { file, args, options: {} };
    if (!closed) return { file, args, options: account };
    return { file: "setpriv", args: [...passage(account), file, ...args], options: {} };
  };
  return {
    command,
    run(file, args) {
      const { file: real, args: words, options } = command(file, args);
      return spawnSync(real, words, { ...options, encoding: "utf8", cwd: "/" });
    },
    reaches: (path) => !account || closedFolder(path, account) === undefined,
    give(path, mode) {
      chmodSync(path, mode);
      if (account) chownSync(path, account.uid, account.gid);
    },
  };
}

function unprivilegedAccount(cluster: string): Account {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = accountNamed("postgres") ?? accountNamed("nobody");
  if (!account)
    throw new Failure(
      "Postgres refuses to run as root, and there is no account postgres or nobody: run the command as another user.",
    );
  return account;
}

function accountNamed(name: string): Account | undefined {
  try {
    const [uid, gid] = ["-u", "-g"].map((flag) =>
      Number(execFileSync("id", [flag, name], { stdio: "pipe" })),
    );
    return uid === undefined || gid === undefined ? undefined : { uid, gid };
  } catch {
    return undefined;
  }
}

function closedFolder(path: string, { uid, gid }: Account): string | undefined {
  const parent = dirname(path);
  const above = parent === path ? undefined : closedFolder(parent, { uid, gid });
  if (above) return above;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const bit = stats.uid === uid ? 0o100 : stats.gid === gid ? 0o010 : 0o001;
  return stats.mode & bit ? undefined : path;
}

function passage({ uid, gid }: Account): string[] {
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  return [...ids, "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
}

function requirePassage(account: Account, closed: string): void {
  const { status } = spawnSync("setpriv", [...passage(account), "ls", closed], { cwd: "/", stdio: "ignore" });
  if (status === 0) return;
  throw new Failure(
    `${closed} is closed to other accounts, and Postgres refuses to run as root: choose a DATA_DIR outside it, or let others pass through with chmod o+x ${closed}.`,
  );
}
