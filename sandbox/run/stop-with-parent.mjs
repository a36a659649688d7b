// Preloaded into every process that the sandbox starts: it exits when its parent is gone (even by SIGKILL).
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
