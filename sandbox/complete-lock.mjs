/**
 * Completes package-lock.json with the builds for other platforms. Run after `npm install`:
 *
 *     node sandbox/complete-lock.mjs [package-lock.json]
 *
 * Packages with native code name a build for each platform as optional dependencies. Where a registry does not carry
 * all of them, npm leaves the missing ones out of the lock, and then `npm ci` refuses the lock for being incomplete,
 * on every machine. What is added here has no integrity, since nobody here has seen the files.
 */
import { readFileSync, writeFileSync } from "node:fs";

/**
 * @typedef {object} Entry
 * @property {string} version
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
  writeFileSync(
    file,
    `${JSON.stringify({ ...lock, packages: withEntries(lock.packages, missing) }, null, 2)}\n`,
  );
  console.log(missing.size === 0 ? "The lock is complete." : `Added ${[...missing.keys()].join(", ")}`);
}

/**
 * The optional dependencies that the lock names without an entry of that version.
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
 * As Node does it: from the package's own folder outwards.
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
