"use client";

import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";

/** Adds what a page was sent to the query cache. `state` is the JSON of a dehydrated client. */
export function SentCache({ state, children }: { state: string; children: ReactNode }) {
  const parsed = useMemo(() => JSON.parse(state) as DehydratedState, [state]);
  return <HydrationBoundary state={parsed}>{children}</HydrationBoundary>;
}
