#!/usr/bin/env node
/**
 * The schema engine that the Prisma CLI starts (PRISMA_SCHEMA_ENGINE_BINARY in prisma.config.ts).
 *
 * Prisma's own is a native program that the CLI downloads at first use, which fails on a machine without
 * internet. This one has the same command line and the same protocol, and does the work with the
 * WebAssembly build of that engine, which npm installs like any other package.
 */
import { parseArguments } from "./arguments.mjs";
import { runCommand } from "./commands.mjs";
import { answerCalls } from "./rpc.mjs";
import { dropShadowDatabases } from "./shadow-database.mjs";
import { createEngine } from "./wasm.mjs";

// The CLI stops the engine with SIGTERM, and Ctrl-C reaches it too: neither may leave a shadow database behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void leave());

const { command, datamodels, url } = parseArguments(process.argv.slice(2));

if (command === undefined) {
  await answerCalls(() => createEngine({ datamodels, url }), process.stdin, process.stdout);
  await leave();
} else {
  process.exitCode = await runCommand(command, url);
}

async function leave() {
  await dropShadowDatabases();
  process.exit(0);
}
