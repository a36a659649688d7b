/**
 * Completes package-lock.json with the builds for other platforms. Run after `npm install`:
 *
 *     node sandbox/run/complete-lock.mjs [package-lock.json]
 *
 * Packages with native code list a build for each platform as optional dependencies. When a registry does not have all
 * of them, npm leaves the missing ones out of the lock, and then `npm ci` rejects the lock as incomplete, on every
 * machine. The hashes of added entries come from the registry: a version that it does not have is printed at the end,
 * and gets its hash when this runs against a registry that has it.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

/**
 * @typedef {object} Entry
 * @property {string} version
 * @property {string} [name] when the place is named differently from the package
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, Entry>} Packages by their place, such as `node_modules/next` */

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
  const lock = /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, "utf8")));
  const missing = findMissing(lock.packages);
  const { packages, unknown } = await withIntegrity(withEntries(lock.packages, missing), askRegistry);
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(missing.size === 0 ? "The lock is complete." : `Added ${[...missing.keys()].join(", ")}`);
  if (unknown.length > 0) console.log(`The registry has no hash of ${unknown.join(", ")}`);
}

/**
 * The optional dependencies for which the lock has no entry of that version.
 *
 * @param {Packages} packages
 * @returns {Map<string, Entry>} what to add, by its place
 */
export function findMissing(packages) {
  const missing = new Map();
  for (const [place, parent] of Object.entries(packages))
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const isExact = /^\d+\.\d+\.\d+/.test(version);
      if (isExact && resolve(packages, place, name)?.version !== version)
        missing.set(beside(place, name), toEntry(name, version, parent));
    }
  return missing;
}

/**
 * The places whose package `npm ci` would install without verifying it.
 *
 * @param {Packages} packages
 * @returns {string[]}
 */
export function findUnverified(packages) {
  const isFetched = (/** @type {Entry} */ { link, inBundle }) => !link && !inBundle;
  return Object.entries(packages)
    .filter(([place, entry]) => place !== "" && isFetched(entry) && !entry.integrity)
    .map(([place]) => place);
}

/**
 * Adds the integrity that `ask` returns for each package, and lists those (`name@version`) for which it has none.
 *
 * @param {Packages} packages
 * @param {(spec: string) => Promise<string | undefined>} ask
 * @returns {Promise<{ packages: Packages, unknown: string[] }>}
 */
export async function withIntegrity(packages, ask) {
  const completed = { ...packages };
  const unknown = [];
  for (const place of findUnverified(packages)) {
    const entry = /** @type {Entry} */ (packages[place]);
    const spec = specOf(place, entry);
    const integrity = await ask(spec);
    if (integrity) completed[place] = inOrder({ ...entry, integrity });
    else unknown.push(spec);
  }
  return { packages: completed, unknown };
}

/**
 * @param {string} place
 * @param {Entry} entry
 */
function specOf(place, { name, version }) {
  return `${name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`;
}

/**
 * npm writes the integrity right after the version.
 *
 * @param {Entry} entry
 * @returns {Entry}
 */
function inOrder({ version, integrity, ...rest }) {
  return { version, ...(integrity && { integrity }), ...rest };
}

/**
 * @param {string} spec
 * @returns {Promise<string | undefined>}
 */
async function askRegistry(spec) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  try {
    const { stdout } = await promisify(execFile)(npm, ["view", spec, "dist.integrity"]);
    return stdout.trim() || undefined;
  } catch (error) {
    if (String(/** @type {{ stderr?: string }} */ (error).stderr).includes("E404")) return undefined;
    throw error;
  }
}

/**
 * Resolves as Node does: from the package's own folder outward.
 *
 * @param {Packages} packages
 * @param {string} place
 * @param {string} name
 * @returns {Entry | undefined}
 */
function resolve(packages, place, name) {
  const found = packages[place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`];
  if (found !== undefined || place === "") return found;
  return resolve(packages, place.slice(0, Math.max(0, place.lastIndexOf("node_modules/") - 1)), name);
}

/**
 * @param {string} place
 * @param {string} name
 */
function beside(place, name) {
  return place.slice(0, place.lastIndexOf("node_modules/")) + `node_modules/${name}`;
}

/**
 * @param {string} name ends in its platform, such as `linux-x64-musl`
 * @param {string} version
 * @param {Entry} parent
 * @returns {Entry}
 */
function toEntry(name, version, parent) {
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

/**
 * In npm's own order: the root first, then by place.
 *
 * @param {Packages} packages
 * @param {Map<string, Entry>} added
 * @returns {Packages}
 */
function withEntries(packages, added) {
  const { "": root, ...rest } = packages;
  const sorted = Object.entries({ ...rest, ...Object.fromEntries(added) }).sort(([a], [b]) =>
    a.localeCompare(b, "en"),
  );
  return { ...(root && { "": root }), ...Object.fromEntries(sorted) };
}
