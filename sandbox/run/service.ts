import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { childEnv, type Env } from "./env";
import { Failure } from "./failure";
import { ROOT } from "./folders";

/** A service that does not exit when it is asked to. */
export const KILLED_AFTER_MS = 15_000;

/** How much of a log a failure shows. */
const KEPT_LINES = 30;

export interface Service {
  pid: number;
  /** Resolves when the process has exited, with a text that says how. */
  exited: Promise<string>;
  /** Asks it to exit, and kills it after 15 seconds. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Kills it immediately (SIGKILL). */
  kill(): Promise<void>;
}

interface Options {
  name: string;
  args: string[];
  /** A command that runs the program that follows it, in its own process (such as `env`). */
  within?: string[];
  env: Env;
  cwd?: string;
  /** Receives each line of output. Default: the terminal. */
  onLine?: (line: string) => void;
}

/** Starts a Node process that runs until it is stopped or this process exits for any reason. */
export function startService({ name, args, within = [], env, cwd = ROOT, onLine }: Options): Service {
  const guard = ["--import", join(ROOT, "sandbox/run/stop-with-parent.mjs")];
  const output = onLine ? ("pipe" as const) : ("inherit" as const);
  const [file = process.execPath, ...words] = [...within, process.execPath, ...guard, ...args];
  const child = spawn(file, words, {
    cwd,
    env: childEnv(env),
    stdio: ["ignore", output, output, "ipc"],
  });
  if (onLine) for (const stream of [child.stdout, child.stderr]) readLines(stream, onLine);
  return control(name, child);
}

/** Writes lines to a file, replacing its contents, and keeps the last ones for a failure's details. */
export function logFile(path: string): { onLine: (line: string) => void; tail(): string } {
  const stream = createWriteStream(path, { mode: 0o600 });
  const last: string[] = [];
  const onLine = (line: string) => {
    stream.write(`${line}\n`);
    last.push(line);
    if (last.length > KEPT_LINES) last.shift();
  };
  return { onLine, tail: () => last.join("\n") };
}

/** Polls `url` until it answers 200. Throws a Failure when the service exits first or `seconds` pass. */
export async function waitUntilReady(service: Service, url: string, seconds = 60): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  const ended = failsAtExit(service.exited, (how) => new Failure(`The server ${how} before it was ready.`));
  while (!(await Promise.race([answers(url), ended]))) {
    if (performance.now() > deadline)
      throw new Failure(`The server did not become ready within ${seconds} seconds.`);
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 25)), ended]);
  }
}

/** Rejects once a process has exited, with what `toFailure` makes of how. */
export function failsAtExit(exited: Promise<string>, toFailure: (how: string) => Failure): Promise<never> {
  const failing = exited.then((how): never => {
    throw toFailure(how);
  });
  failing.catch(() => undefined);
  return failing;
}

/** Resolves when a process has exited, or could not be started, with a text that says how. */
export function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code ?? 1}`),
    );
  });
}

function control(name: string, child: ChildProcess): Service {
  const { pid } = child;
  const exited = exitOf(child);
  if (pid === undefined) throw new Failure(`${name} could not be started.`);
  const end = async (signal: NodeJS.Signals) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), KILLED_AFTER_MS);
    child.kill(signal);
    await exited;
    clearTimeout(timer);
  };
  return { pid, exited, stop: (signal = "SIGTERM") => end(signal), kill: () => end("SIGKILL") };
}

function readLines(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  let rest = "";
  stream?.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(onLine);
  });
  stream?.on("end", () => rest && onLine(rest));
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
