// Preloaded into every process of the sandbox: when the one that started it is gone (even by SIGKILL), it ends too.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
