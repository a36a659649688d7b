import { log } from "@/lib/kernel/log";

/** Deletes one by one. Returns the keys that could not be deleted, and logs how many and why. */
export async function removeEach(
  keys: string[],
  remove: (key: string) => Promise<unknown>,
): Promise<string[]> {
  const removed = await Promise.allSettled(keys.map(remove));
  const [first] = removed.filter((one) => one.status === "rejected");
  const refused = keys.filter((_, n) => removed[n]?.status === "rejected");
  if (first) log.warn({ err: first.reason as unknown, keys: refused.length }, "files not deleted");
  return refused;
}
