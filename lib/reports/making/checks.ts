import { Worker } from "node:worker_threads";
import type { CheckFunctions } from "./checks-thread";
import { Thread, THREAD_MEMORY } from "@/lib/threads/thread";

/** The checks of a report's sentences, in a thread of their own. */
export const checks = new Thread<CheckFunctions>(
  () => new Worker(new URL("./checks-thread.ts", import.meta.url), { resourceLimits: THREAD_MEMORY }),
);
