import type { TestContext } from "vitest";

/** Whether the long proofs run (`npm run prove`), rather than the small ones of `npm test`. */
export const isFullProof = process.env.PROOF === "full";

/** How often a proof does its work: `full` times under `npm run prove`, `small` times under `npm test`. */
export function proofCount(full: number, small: number): number {
  return isFullProof ? full : small;
}

declare module "vitest" {
  interface TaskMeta {
    figures?: string;
  }
}

/** Gives a proof's figures, for the line that `npm run prove` prints: `report(context, { posts: 200, lost: 0 })`. */
export function report({ task }: Pick<TestContext, "task">, figures: Record<string, number | string>): void {
  task.meta.figures = Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
