import { fork } from "node:child_process";
import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import type { Helper } from "./one-worker";
import { THREAD_MEMORY } from "./thread";

/**
 * What starts a process of a thread's file, whose thread does nothing but send `process.argv[1]`: only the thread is told where a
 * build has put it. A crash of native code ends a process where it would end the server with a thread. It is given nothing of the
 * server's environment.
 */
export function processOf(startThread: () => Worker): () => Promise<Helper> {
  let file: Promise<string> | undefined;
  return async () => {
    const child = fork(await (file ??= fileOf(startThread())), {
      serialization: "advanced",
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
      execArgv: ["--expose-gc", `--max-old-space-size=${THREAD_MEMORY.maxOldGenerationSizeMb}`],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.channel?.unref();
    return Object.assign(child, {
      // To one that has just died nothing can be sent: its end says so.
      postMessage: (message: object) => void child.send(message, () => undefined),
      terminate: () => child.kill("SIGKILL"),
    });
  };
}

async function fileOf(thread: Worker): Promise<string> {
  const [file] = (await once(thread, "message")) as [string];
  await thread.terminate();
  return file;
}
