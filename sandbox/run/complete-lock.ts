/**
 * Completes package-lock.json with the builds for other platforms. Run after `npm install`:
 *
 *     npx tsx sandbox/run/complete-lock.ts [package-lock.json]
 *
 * Packages with native code list a build for each platform as optional dependencies. When a registry does not have all
 * of them, npm leaves the missing ones out of the lock, and then `npm ci` rejects the lock as incomplete, on every
 * machine. The hashes of added entries come from the registry: a version that it does not have is printed at the end,
 * and gets its hash when this runs against a registry that has it.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

interface Entry {
  version: string;
  /** When the place is named differently from the package. */
  name?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** By their place, such as `node_modules/next`. */
type Packages = Record<string, Entry>;

const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const PROCESSORS = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
];
const C_LIBRARIES = new Map([
  ["gnu", "glibc"],
  ["musl", "musl"],
]);

if (process.argv[1] === import.meta.filename) {
  const file = process.argv[2] ?? "package-lock.json";
  const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: Packages };
  const missing = findMissing(lock.packages);
  const { packages, unknown } = await withIntegrity(withEntries(lock.packages, missing), askRegistry);
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(missing.size === 0 ? "The lock is complete." : `Added ${[...missing.keys()].join(", ")}`);
  if (unknown.length > 0) console.log(`The registry has no hash of ${unknown.join(", ")}`);
}

/** The optional dependencies for which the lock has no entry of that version: what to add, by its place. */
export function findMissing(packages: Packages): Map<string, Entry> {
  const missing = new Map<string, Entry>();
  for (const [place, parent] of Object.entries(packages))
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const isExact = /^\d+\.\d+\.\d+/.test(version);
      if (isExact && resolve(packages, place, name)?.version !== version)
        missing.set(beside(place, name), toEntry(name, version, parent));
    }
  return missing;
}

/** The places whose package `npm ci` would install without verifying it. */
export function findUnverified(packages: Packages): string[] {
  const isFetched = ({ link, inBundle }: Entry) => !link && !inBundle;
  return Object.entries(packages)
    .filter(([place, entry]) => place !== "" && isFetched(entry) && !entry.integrity)
    .map(([place]) => place);
}

/** Adds the integrity that `ask` returns for each package, and lists those (`name@version`) for which it has none. */
export async function withIntegrity(
  packages: Packages,
  ask: (spec: string) => Promise<string | undefined>,
): Promise<{ packages: Packages; unknown: string[] }> {
  const completed = { ...packages };
  const unknown: string[] = [];
  for (const place of findUnverified(packages)) {
    const entry = packages[place] as Entry;
    const spec = specOf(place, entry);
    const integrity = await ask(spec);
    if (integrity) completed[place] = inOrder({ ...entry, integrity });
    else unknown.push(spec);
  }
  return { packages: completed, unknown };
}

function specOf(place: string, { name, version }: Entry): string {
  return `${name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`;
}

/** npm writes the integrity right after the version. */
function inOrder({ version, integrity, ...rest }: Entry): Entry {
  return { version, ...(integrity && { integrity }), ...rest };
}

async function askRegistry(spec: string): Promise<string | undefined> {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  try {
    const { stdout } = await promisify(execFile)(npm, ["view", spec, "dist.integrity"]);
    return stdout.trim() || undefined;
  } catch (error) {
    if (String((error as { stderr?: string }).stderr).includes("E404")) return undefined;
    throw error;
  }
}

/** Resolves as Node does: from the package's own folder outward. */
function resolve(packages: Packages, place: string, name: string): Entry | undefined {
  const found = packages[place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`];
  if (found !== undefined || place === "") return found;
  return resolve(packages, place.slice(0, Math.max(0, place.lastIndexOf("node_modules/") - 1)), name);
}

function beside(place: string, name: string): string {
  return place.slice(0, place.lastIndexOf("node_modules/")) + `node_modules/${name}`;
}

/** `name` ends in its platform, such as `linux-x64-musl`. */
function toEntry(name: string, version: string, parent: Entry): Entry {
  const words = name.split(/[-_./]/);
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const os = SYSTEMS.filter((system) => words.includes(system));
  const libc = [...C_LIBRARIES].flatMap(([word, library]) => (words.includes(word) ? [library] : []));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(parent.dev && { dev: true }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/** In npm's own order: the root first, then by place. */
function withEntries(packages: Packages, added: Map<string, Entry>): Packages {
  const { "": root, ...rest } = packages;
  const sorted = Object.entries({ ...rest, ...Object.fromEntries(added) }).sort(([a], [b]) =>
    a.localeCompare(b, "en"),
  );
  return { ...(root && { "": root }), ...Object.fromEntries(sorted) };
}
