import { Failure } from "./failure";

type Step = () => Promise<unknown>;

const steps: Step[] = [];
let stopping: Promise<void> | undefined;

/**
 * Runs a command of the sandbox: whatever ends it (return, failure, Ctrl-C, SIGTERM, the death of the process
 * that launched it), the steps given to `onStop` run, last one first, before it exits.
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

/** Has `step` run before the command exits; later ones run first. */
export function onStop(step: Step): void {
  steps.push(step);
}

/** Whether the command is on its way out, so that a child's exit is no surprise. */
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
