import { spawn } from "node:child_process";
import { join } from "node:path";
import { childEnv, type Env } from "./env";
import { Failure, tail } from "./failure";
import { ROOT } from "./folders";
import { onStop } from "./lifecycle";

export interface Outcome {
  code: number;
  /** Standard output and error, interleaved; empty when they were shown. */
  output: string;
  seconds: number;
  /** Whether it was ended because its time was up. */
  isOutOfTime: boolean;
}

interface Options {
  env?: Env;
  /** Writes to the terminal; else the output is returned. */
  show?: boolean;
  /** After so long it is ended. */
  seconds?: number;
}

/** Runs a tool of node_modules/.bin (or `node`) to completion, or until its time is up. */
export function run(tool: string, args: string[], options: Options = {}): Promise<Outcome> {
  const begin = performance.now();
  const child = spawn(tool === "node" ? process.execPath : tool, args, {
    cwd: ROOT,
    env: childEnv({ ...process.env, ...options.env }),
    stdio: options.show ? "inherit" : ["ignore", "pipe", "pipe"],
    ...(options.seconds !== undefined && { timeout: Math.ceil(options.seconds * 1000) }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  onStop(() => Promise.resolve(child.kill()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      const seconds = (performance.now() - begin) / 1000;
      const isOutOfTime = code !== 0 && seconds >= (options.seconds ?? Infinity);
      resolve({ code: code ?? 1, output, seconds, isOutOfTime });
    });
  });
}

/** Runs a tool without showing its output. Throws a Failure with `line` and the end of the output when it fails. */
export async function runOrFail(line: string, tool: string, args: string[], env: Env = {}): Promise<void> {
  const { code, output } = await run(tool, args, { env });
  if (code !== 0) throw new Failure(line, tail(output));
}

/** The arguments for Node to run a TypeScript file of the repository. */
export function script(path: string, ...args: string[]): string[] {
  return ["--import", "tsx", join(ROOT, path), ...args];
}

/** Migrates a database to the newest schema. */
export async function migrate(databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, DIRECT_URL: databaseUrl };
  await runOrFail("The database could not be migrated.", "prisma", ["migrate", "deploy"], env);
}
