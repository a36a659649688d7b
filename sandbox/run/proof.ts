import type { TestContext } from "vitest";

/** Whether proofs run in full (`npm run prove`) rather than in their short form (`npm test`). */
export const isFullProof = process.env.PROOF === "full";

/** How often a proof repeats its work: `full` times under `npm run prove`, `small` times under `npm test`. */
export function proofCount(full: number, small: number): number {
  return isFullProof ? full : small;
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
