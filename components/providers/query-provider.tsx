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
  // A first read is not restarted, and clears the mark that it is out of date: what has changed since it began is read after it.
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const query = event.query as Query;
    if (query.state.data !== undefined || query.state.fetchStatus !== "fetching") return;
    // The mark of a failed attempt would hide a change during this one.
    if (event.action.type === "fetch" && query.state.isInvalidated) query.setState({ isInvalidated: false });
    if (event.action.type !== "invalidate") return;
    const readAgain = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(readAgain, () => undefined);
  });
  return client;
}

/** Adds what a page was sent to the query cache. `state` is the JSON of a dehydrated client. */
export function SentCache({ state, children }: { state: string; children: ReactNode }) {
  const parsed = useMemo(() => JSON.parse(state) as DehydratedState, [state]);
  return <HydrationBoundary state={parsed}>{children}</HydrationBoundary>;
}
