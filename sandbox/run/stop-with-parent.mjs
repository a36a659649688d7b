// Preloaded into every process that the sandbox starts: it exits when its parent is gone (even by SIGKILL), in the end without
// what it waits for, such as somebody to read its log.
import { Worker } from "node:worker_threads";

const PATIENCE_MS = 20_000;
/** In a thread of its own: the last lines of a log, which nobody reads, are written in a loop that keeps the first one busy. */
const END = `setTimeout(() => process.kill(process.pid, "SIGKILL"), ${String(PATIENCE_MS)})`;

process.on("disconnect", () => {
  new Worker(END, { eval: true, execArgv: [] }).unref();
  process.kill(process.pid, "SIGTERM");
});
