import { isNetworkFailure } from "./retry";
import { api } from "@/lib/browser/api-client";

/**
 * Reads these paths. Returns the responses by path, without those that are gone; null if the connection failed and everything
 * must be read again.
 */
export async function readChanged(paths: Set<string>): Promise<Map<string, unknown> | null> {
  const reads = [...paths].map(async (path) => [path, await api.get(path).catch(lostOrGone)] as const);
  const answers = await Promise.all(reads);
  if (answers.some(([, answer]) => answer === LOST)) return null;
  return new Map(answers.filter(([, answer]) => answer !== undefined));
}

const LOST = Symbol("lost");

function lostOrGone(error: unknown): typeof LOST | undefined {
  return isNetworkFailure(error) ? LOST : undefined;
}
