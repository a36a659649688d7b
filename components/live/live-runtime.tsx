"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { keysOfUnread } from "./stale";
import { createEventApplier } from "./event-applier";
import { watchProjects } from "./watch-projects";
import { startIdleFetches } from "@/lib/browser/fetch-while-idle";
import { openLive } from "@/lib/browser/live/live";
import { currentPageEnding, subscribeToPageEnding } from "@/lib/browser/page-ending";

/** Keeps the page's data in sync with the server until the page ends, and fetches what may be opened without a signal. */
export default function LiveRuntime({ userId }: { userId: string }) {
  const client = useQueryClient();
  const hasEnded = useSyncExternalStore(subscribeToPageEnding, () => currentPageEnding().ending !== null);
  useEffect(() => (hasEnded ? undefined : keepLive(client, userId)), [client, userId, hasEnded]);
  useEffect(startIdleFetches, []);
  return null;
}

function keepLive(client: QueryClient, userId: string): () => void {
  const { enqueue, refetch } = createEventApplier(client, userId);
  const live = openLive(userId, enqueue);
  const stop = watchProjects(client, (projectId, seq) => {
    // The project was read before an event that the page has already received.
    if (!live.show(projectId, seq)) enqueue({ type: "project.refresh", projectId, seq });
  });
  const recount = () => {
    if (document.visibilityState === "visible") refetch(keysOfUnread(client));
  };
  document.addEventListener("visibilitychange", recount);
  return () => {
    document.removeEventListener("visibilitychange", recount);
    stop();
    live.close();
  };
}
