"use client";

import {
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";

/**
 * The query cache. Data never goes stale by itself, since events say what changed, and stays as long as the page: a folder that
 * was read must open again without a signal. `networkMode` makes a call without a signal fail visibly instead of pausing.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createClient(): QueryClient {
  return new QueryClient({
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
}

/** Adds what a page was sent to the query cache. `state` is the JSON of a dehydrated client. */
export function SentCache({ state, children }: { state: string; children: ReactNode }) {
  const parsed = useMemo(() => JSON.parse(state) as DehydratedState, [state]);
  return <HydrationBoundary state={parsed}>{children}</HydrationBoundary>;
}
