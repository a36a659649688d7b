import { type Helper, OneWorker } from "./one-worker";
import type { Answer, Asked, Served } from "./serve";

const IDLE_MS = 60_000;
/** What patterns and word lists need several times over. A text that needs more ends its thread, not the server. */
export const THREAD_MEMORY = { maxOldGenerationSizeMb: 128 };

/** Functions that grow with what they are given, run in a thread of their own: no input holds up the server. */
export class Thread<Functions extends Served> {
  private readonly worker: OneWorker<Asked, Answer>;

  /**
   * `start` writes `new Worker(new URL("./a-file.ts", import.meta.url), { resourceLimits: THREAD_MEMORY })` out: a build finds the file
   * in no other form.
   */
  constructor(start: () => Helper | Promise<Helper>, deadlineMs = 2_000) {
    this.worker = new OneWorker(start, { deadlineMs, idleMs: IDLE_MS });
  }

  /** Throws ThreadTimeout after the deadline (two seconds of the processor), and what the function throws. */
  async run<Name extends keyof Functions & string>(
    name: Name,
    input: Parameters<Functions[Name]>[0],
  ): Promise<Awaited<ReturnType<Functions[Name]>>> {
    const answer = await this.worker.ask({ name, input });
    if ("error" in answer) throw new Error(answer.error);
    return answer.result as Awaited<ReturnType<Functions[Name]>>;
  }
}
