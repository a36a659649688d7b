import { AiError } from "@/lib/ai/client";
import { AppError } from "@/lib/shared/errors";

/** How long a reader waits for the service; less than the call's time limit. */
export const WAIT_MS = 20_000;

/** The error that tells the reader why there is no translation. */
export function toUpstreamError(problem: Error): Error {
  return problem instanceof AiError ? new AppError("upstream_failed", { cause: problem }) : problem;
}
