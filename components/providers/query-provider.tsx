"use client";

import {
  type DehydratedState,
  HydrationBoundary,
  type Query,
  QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";

/**
 * The query cache. Data never goes stale by itself, since events say what changed, and stays as long as the page: a folder that
 * was read must open again without a signal. `networkMode` makes a call without a signal fail visibly instead of pausing.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A cache of this kind. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "invalidate") return;
    const query = event.query as Query;
    // A first read is not restarted, and would clear the mark: what has changed since it began is read after it.
    if (query.state.data === undefined && query.state.fetchStatus === "fetching")
      void query.promise?.then(
        () => client.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => undefined,
      );
  });
  return client;
}

/** Adds what a page was sent to the query cache. `state` is the JSON of a dehydrated client. */
export function SentCache({ state, children }: { state: string; children: ReactNode }) {
  const parsed = useMemo(() => JSON.parse(state) as DehydratedState, [state]);
  return <HydrationBoundary state={parsed}>{children}</HydrationBoundary>;
}
