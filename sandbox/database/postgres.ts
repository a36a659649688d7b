import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, openSync, readFileSync, closeSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { postgresRunner, type Runner } from "./postgres-account";
import { findPrograms, type Programs } from "./postgres-programs";
import { codeOf, Failure, tail } from "@/sandbox/run/failure";
import { freePort } from "@/sandbox/run/ports";
import { exitOf } from "@/sandbox/run/service";

const USER = "postgres";
const START_MS = 30_000;

// Tests need no protection from a machine crash; a killed process loses no data with these settings either.
const THROWAWAY = {
  fsync: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "400",
};
const ALWAYS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
};

interface Options {
  /** Holds the cluster, its password and its log; created when missing. */
  dataDir: string;
  /** The preferred port; another free one is used when it is busy. Default: any free one. */
  port?: number;
  /** Trades safety in a power failure for speed. */
  throwaway?: boolean;
}

export interface Postgres {
  port: number;
  /** The URL of one of its databases, with the password. */
  url(database: string): string;
  /** Resolves when the server has exited for any reason, with a text that says how. */
  exited: Promise<string>;
  /** Closes every connection and stops the server. */
  stop(): Promise<void>;
}

interface Place {
  cluster: string;
  password: string;
  owner: string;
  log: string;
}

/**
 * Starts a Postgres server on 127.0.0.1, and creates its cluster when `dataDir` has none. First stops a server that a
 * killed process left running there. Throws a one-line Failure when the folder cannot be used or when a live process
 * already uses it.
 */
export async function startPostgres({ dataDir, port, throwaway = false }: Options): Promise<Postgres> {
  const place = prepare(resolve(dataDir));
  const runner = postgresRunner(resolve(dataDir), place.cluster);
  const programs = await findPrograms(runner);
  stopLeftover(place, programs, runner);
  if (!existsSync(join(place.cluster, "PG_VERSION"))) createCluster(place, programs, runner);
  writeFileSync(place.owner, String(process.pid));
  const chosen = await freePort(port);
  return launch(place, programs, runner, chosen, throwaway ? { ...ALWAYS, ...THROWAWAY } : ALWAYS);
}

/** Stops a Postgres that a killed process left running in `dataDir`, and deletes the folder. Leaves one in use alone. */
export async function clearLeftover(dataDir: string): Promise<void> {
  const place = prepare(resolve(dataDir));
  const runner = postgresRunner(resolve(dataDir), place.cluster);
  stopLeftover(place, await findPrograms(runner), runner);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Creates `name` unless it exists. */
export async function ensureDatabase(postgres: Postgres, name: string): Promise<void> {
  const client = new Client(postgres.url("postgres"));
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  await client.end();
}

function prepare(folder: string): Place {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const at = (name: string) => join(folder, name);
    writeFileSync(at("server.log"), "", { mode: 0o600 });
    return { cluster: at("cluster"), password: at("password"), owner: at("owner"), log: at("server.log") };
  } catch (error) {
    throw new Failure(
      `Postgres cannot keep its data in ${folder} (${codeOf(error) ?? String(error)}): choose another folder.`,
    );
  }
}

function stopLeftover(place: Place, { pg_ctl }: Programs, runner: Runner): void {
  const running =
    existsSync(place.cluster) && runner.run(pg_ctl, ["status", "-D", place.cluster]).status === 0;
  if (!running) return;
  const owner = existsSync(place.owner) ? Number(readFileSync(place.owner, "utf8")) : 0;
  if (owner && owner !== process.pid && isAlive(owner))
    throw new Failure(
      `Another Plumbline (process ${owner}) uses ${place.cluster}: stop it, or choose another folder with DATA_DIR.`,
    );
  runner.run(pg_ctl, ["stop", "-D", place.cluster, "-m", "fast", "-w", "-t", "30"]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

function createCluster(place: Place, { initdb }: Programs, runner: Runner): void {
  rmSync(place.cluster, { recursive: true, force: true });
  mkdirSync(place.cluster);
  runner.give(place.cluster, 0o700);
  writeFileSync(place.password, randomBytes(24).toString("hex"), { mode: 0o600 });
  runner.give(place.password, 0o600);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const flags = [
    `--username=${USER}`,
    "--auth=scram-sha-256",
    `--pwfile=${place.password}`,
    "--no-sync",
    "--no-instructions",
  ];
  const { status, stdout, stderr, error } = runner.run(initdb, ["-D", place.cluster, ...locale, ...flags]);
  if (status === 0) return;
  rmSync(place.cluster, { recursive: true, force: true });
  throw new Failure(
    `Postgres could not make its data folder ${place.cluster}.`,
    tail(`${stdout}${stderr}${error?.message ?? ""}`),
  );
}

// In its own process group, so that Ctrl-C reaches the servers first and Postgres stops after they have finished.
async function launch(
  place: Place,
  programs: Programs,
  runner: Runner,
  port: number,
  settings: Record<string, string>,
): Promise<Postgres> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { file, args, options } = runner.command(programs.postgres, [
    "-D",
    place.cluster,
    "-p",
    String(port),
    ...flags,
  ]);
  const output = openSync(place.log, "a");
  const child = spawn(file, args, {
    ...options,
    cwd: "/",
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const exited = exitOf(child);
  const interrupt = () => void child.kill("SIGINT");
  process.once("exit", interrupt);
  void exited.then(() => process.off("exit", interrupt));
  const url = addressOf(port, readFileSync(place.password, "utf8"));
  await untilReady(url("postgres"), exited, place);
  const stop = async () => {
    interrupt();
    await exited;
    rmSync(place.owner, { force: true });
  };
  return { port, url, exited, stop };
}

function addressOf(port: number, password: string): (database: string) => string {
  return (database) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

async function untilReady(url: string, exited: Promise<string>, place: Place): Promise<void> {
  const deadline = performance.now() + START_MS;
  let ended: string | undefined;
  void exited.then((how) => (ended = how));
  while (!(await accepts(url))) {
    if (ended !== undefined)
      throw new Failure(`Postgres ${ended} while starting.`, tail(readFileSync(place.log, "utf8"), 10));
    if (performance.now() > deadline)
      throw new Failure(
        "Postgres did not start within 30 seconds.",
        tail(readFileSync(place.log, "utf8"), 10),
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client(url);
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
