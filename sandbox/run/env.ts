import { delimiter, join } from "node:path";
import { ROOT } from "./folders";

export type Env = Record<string, string | undefined>;

const NEUTRAL = [
  "HOME",
  "LANG",
  "TMPDIR",
  "TEMP",
  "TMP",
  "SystemRoot",
  "NODE_EXTRA_CA_CERTS",
  "NODE_COMPILE_CACHE",
];

/** The environment for a child process: without undefined values, and with the repository's own tools first in PATH. */
export function childEnv(env: Env): NodeJS.ProcessEnv {
  const path = [join(ROOT, "node_modules/.bin"), env.PATH ?? process.env.PATH ?? ""].join(delimiter);
  const all: Env = { ...env, PATH: path };
  const defined = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as NodeJS.ProcessEnv;
}

/** What a server under test inherits: no variable that configures it or holds a key to an outside service. */
export function neutralEnv(): Env {
  return Object.fromEntries(NEUTRAL.map((name) => [name, process.env[name]]));
}
