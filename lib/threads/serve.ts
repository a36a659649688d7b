import { parentPort } from "node:worker_threads";

/** Functions that a thread runs for another: each takes one argument, which arrives as a copy, as does the result. */
export type Served = Readonly<Record<string, (input: never) => unknown>>;

/** Which function is asked for, and its argument. */
export interface Asked {
  name: string;
  input: unknown;
}

export type Answer = { result: unknown } | { error: string };

/** Makes the thread or process that this is called in answer a `Thread`. */
export function serve(functions: Served): void {
  const tell = (message: Answer | "ready") =>
    parentPort ? parentPort.postMessage(message) : process.send?.(message);
  (parentPort ?? process).on("message", ({ name, input }: Asked) => {
    void answerOf(functions, name, input).then(tell);
  });
  tell("ready");
}

async function answerOf(functions: Served, name: string, input: unknown): Promise<Answer> {
  try {
    const run = functions[name] as ((input: unknown) => unknown) | undefined;
    return { result: await run?.(input) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
