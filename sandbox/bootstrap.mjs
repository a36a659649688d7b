// Plain JavaScript for Node 20 or newer, without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The folder of each command. @type {Record<string, string>} */
const COMMANDS = {
  demo: "sandbox/run",
  test: "sandbox/run",
  prove: "sandbox/run",
  screenshots: "e2e/screenshots",
  "landing-pictures": "e2e/screenshots",
  bench: "bench",
  dev: "sandbox/run",
};
const [command = "", ...args] = process.argv.slice(2);

if (Number(process.versions.node.split(".")[0]) < 20)
  stop(`Plumbline needs Node 20 or newer to start; this is ${process.version}.`);
const folder = COMMANDS[command] ?? stop(`Say which command to run: ${Object.keys(COMMANDS).join(", ")}.`);
if (!isInstalled()) install();
const node = findNode();
const env = environment();
if (!isGenerated()) generate();
launch();

/**
 * @param {string} line
 * @returns {never}
 */
function stop(line) {
  console.error(line);
  process.exit(1);
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function read(path) {
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : undefined;
}

// npm writes node_modules/.package-lock.json last: an interrupted install has none.
function isInstalled() {
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!installed) return false;
  const wanted = packagesOf("package-lock.json") ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const present = installed[path];
    return present ? present.version === entry.version : entry.optional === true || entry.peer === true;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }> | undefined}
 */
function packagesOf(path) {
  const text = read(path);
  return text === undefined ? undefined : JSON.parse(text).packages;
}

function install() {
  console.log("Installing packages (a minute or two the first time) …");
  const npm = process.env.npm_execpath;
  const words = ["ci", "--include=dev", "--no-fund", "--no-audit", "--loglevel=error"];
  const options = { cwd: ROOT, stdio: /** @type {const} */ ("inherit") };
  const { status, error } = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync("npm", words, { ...options, shell: process.platform === "win32" });
  if (error) stop(`npm could not be started (${error.message}): install Node with npm and try again.`);
  if (status !== 0) stop("The packages could not be installed: npm says why above.");
}

function findNode() {
  const own = join(ROOT, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(own) && spawnSync(own, ["--version"]).status === 0) return own;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return stop("Node 24 is missing from node_modules: delete node_modules and run the command again.");
}

function environment() {
  const path = [join(ROOT, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
  const others = Object.entries(process.env).filter(([name]) => name !== "NODE_ENV");
  // Compiled once and read by every later process: compiling takes a third of a server's start.
  const cache = process.env.NODE_COMPILE_CACHE ?? join(ROOT, "node_modules/.cache/compile");
  const result = Object.fromEntries([...others, ["PATH", path], ["NODE_COMPILE_CACHE", cache]]);
  return /** @type {NodeJS.ProcessEnv} */ (result);
}

function schemaHash() {
  return createHash("sha256")
    .update(read("prisma/schema.prisma") ?? "")
    .digest("hex");
}

function isGenerated() {
  return read("lib/generated/prisma/.schema-hash") === schemaHash();
}

function generate() {
  const prisma = join(ROOT, "node_modules/prisma/build/index.js");
  const { status, stdout, stderr } = spawnSync(node, [prisma, "generate"], {
    cwd: ROOT,
    env,
    encoding: "utf8",
  });
  if (status !== 0)
    stop(`${stdout}${stderr}\nThe database client could not be generated from prisma/schema.prisma.`);
  writeFileSync(join(ROOT, "lib/generated/prisma/.schema-hash"), schemaHash());
}

// The IPC channel tells the child when this process is gone, even after a SIGKILL.
function launch() {
  const script = join(ROOT, folder, `${command}.ts`);
  const child = spawn(node, ["--import", "tsx", script, ...args], {
    cwd: ROOT,
    env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWithShell(child);
  child.on("error", (error) => stop(`${command} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

/**
 * npm sends a SIGTERM to the shell between us, which exits without forwarding it.
 * @param {import("node:child_process").ChildProcess} child
 */
function stopWithShell(child) {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || child.kill("SIGTERM"), 250).unref();
}
