import { spawn } from "node:child_process";
import type { LoadResult } from "./http-load";
import { childEnv, type Env } from "@/sandbox/run/env";
import { Failure, tail } from "@/sandbox/run/failure";
import { ROOT } from "@/sandbox/run/folders";
import { onStop } from "@/sandbox/run/lifecycle";
import { script } from "@/sandbox/run/run";

export const CONNECTIONS = 16;

/** Runs a script of bench/ in its own process and parses the result that it prints. */
export function measure(path: string, options: Record<string, string>, env: Env = {}): Promise<LoadResult> {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(process.execPath, script(path, "--connections", String(CONNECTIONS), ...args), {
    cwd: ROOT,
    env: childEnv({ ...process.env, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  onStop(() => Promise.resolve(child.kill()));
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    child.once("close", (code) => {
      if (code === 0) resolve(JSON.parse(output) as LoadResult);
      else reject(new Failure(`${path} could not be run.`, tail(errors)));
    });
  });
}

export function perSecond({ requests, seconds }: LoadResult): number {
  return requests / seconds;
}

/** One line of the table. */
export function line(name: string, result: LoadResult, note = ""): string {
  const cells = [
    name.padEnd(58),
    `${Math.round(perSecond(result))}/s`.padStart(8),
    `p50 ${result.p50.toFixed(1)} ms`.padStart(13),
    `p99 ${result.p99.toFixed(1)} ms`.padStart(14),
    ...(result.failures > 0 ? [`${result.failures} FAILED`] : []),
    note,
  ];
  return cells.join("  ").trimEnd();
}
