import { AiError } from "@/lib/ai/client";
import { AppError } from "@/lib/errors";

/** How long a reader waits for the service; less than the whole call. */
export const WAIT_MS = 20_000;

/** Why there is no translation, as the reader is told. */
export function toThrown(problem: Error): Error {
  return problem instanceof AiError ? new AppError("upstream_failed", { cause: problem }) : problem;
}
