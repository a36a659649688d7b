import type { TestContext } from "vitest";

/** Whether proofs run in full (`npm run prove`) rather than in their short form (`npm test`). */
export const isFullProof = process.env.PROOF === "full";

/** Whether durations are judged, too: when proofs run in full on a machine of one's own. CI's may do other things. */
export const judgesDurations = isFullProof && !process.env.CI;

/** How often a proof repeats its work: `full` times under `npm run prove`, `small` times under `npm test`. */
export function proofCount(full: number, small: number): number {
  return isFullProof ? full : small;
}

/** Waits for `coming`. Where durations are judged, it throws unless that takes at most `ms` milliseconds; elsewhere it has only to come. */
export async function within<T>(ms: number, coming: Promise<T>): Promise<T> {
  const begun = performance.now();
  const value = await coming;
  const took = performance.now() - begun;
  if (judgesDurations && took > ms) throw new Error(`It took ${Math.round(took)} ms, of ${ms}.`);
  return value;
}

declare module "vitest" {
  interface TaskMeta {
    figures?: string;
  }
}

/** Reports a proof's figures, for the line that `npm run prove` prints: `report(context, { posts: 200, lost: 0 })`. */
export function report({ task }: Pick<TestContext, "task">, figures: Record<string, number | string>): void {
  task.meta.figures = Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
