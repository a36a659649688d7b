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
