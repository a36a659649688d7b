import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Collects the keys that `apply` would invalidate, so that a caller with several events can refetch each list once. */
export function keysInvalidatedBy(apply: () => void): QueryKey[] {
  const keys = (collected = []);
  try {
    apply();
  } finally {
    collected = null;
  }
  return keys;
}

let collected: QueryKey[] | null = null;

/** Refetches the queries with these keys that the page shows, and marks the others stale. */
export function invalidate(client: QueryClient, ...keys: QueryKey[]): void {
  if (collected) collected.push(...keys);
  else for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/**
 * Call it after writing to queries with this key. Refetches those in flight: their response may be older than what was
 * written.
 */
export function refetchInFlight(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({ queryKey, fetchStatus: "fetching" });
}
