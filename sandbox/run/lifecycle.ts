import { Failure } from "./failure";

type Step = () => Promise<unknown>;

const steps: Step[] = [];
let stopping: Promise<void> | undefined;

/**
 * Runs a command of the sandbox: however it ends (return, failure, Ctrl-C, SIGTERM, the death of the process that
 * launched it), the steps registered with `onStop` run before it exits, last one first.
 */
export function main(command: () => Promise<number>): void {
  for (const [signal, number] of [
    ["SIGINT", 2],
    ["SIGTERM", 15],
    ["SIGHUP", 1],
  ] as const)
    process.on(signal, () => void exit(128 + number));
  process.on("disconnect", () => void exit(143));
  command().then(exit, (error: unknown) => exit(tell(error)));
}

/** Registers `step` to run before the command exits; steps run in reverse order. */
export function onStop(step: Step): void {
  steps.push(step);
}

/** Whether the command is shutting down, so that a child's exit is expected. */
export function isStopping(): boolean {
  return stopping !== undefined;
}

async function exit(code: number): Promise<void> {
  stopping ??= runSteps();
  await stopping;
  process.exit(code);
}

async function runSteps(): Promise<void> {
  for (const step of steps.reverse()) await step().catch(tell);
}

function tell(error: unknown): number {
  if (isStopping()) return 1;
  if (error instanceof Failure)
    console.error(error.details ? `${error.details}\n${error.message}` : error.message);
  else console.error(error);
  return 1;
}
