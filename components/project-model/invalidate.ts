import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** The keys that `apply` would invalidate, for a caller that has several events and fetches each list once. */
export function staleAfter(apply: () => void): QueryKey[] {
  const keys = (collected = []);
  try {
    apply();
  } finally {
    collected = null;
  }
  return keys;
}

let collected: QueryKey[] | null = null;

/** Fetches what has these keys again, as far as the page shows it. */
export function invalidate(client: QueryClient, ...keys: QueryKey[]): void {
  if (collected) collected.push(...keys);
  else for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/**
 * After a write into what has this key: whatever of it is being read at that moment is read again, since the answer that
 * is on its way may be older than what was written.
 */
export function rereadWhatIsInFlight(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
    const reread = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    if (query.state.data !== undefined) reread();
    // A first read cannot be restarted.
    else void query.promise?.then(reread, () => undefined);
  }
}
