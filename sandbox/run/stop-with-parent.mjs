// Preloaded into every process that the sandbox starts: it exits when its parent is gone (even by SIGKILL), in the end without
// what it waits for, such as somebody to read its log.
const PATIENCE_MS = 20_000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), PATIENCE_MS).unref();
});
