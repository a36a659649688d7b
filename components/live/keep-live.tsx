"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { openLive } from "@/lib/live/live";
import { currentPageEnding, subscribeToPageEnding } from "@/lib/page-ending";
import { eventTaker } from "./take-events";
import { watchProjects } from "./watch-projects";

/** Keeps what the page shows as it is on the server, for as long as its user looks at it. */
export default function KeepLive({ userId }: { userId: string }) {
  const client = useQueryClient();
  const hasEnded = useSyncExternalStore(subscribeToPageEnding, () => currentPageEnding().ending !== null);
  useEffect(() => (hasEnded ? undefined : keepLive(client, userId)), [client, userId, hasEnded]);
  return null;
}

function keepLive(client: QueryClient, userId: string): () => void {
  const take = eventTaker(client, userId);
  const live = openLive(userId, take);
  const stop = watchProjects(client, (projectId, seq) => {
    // It was read before an event that the page has already been told of.
    if (!live.show(projectId, seq)) take({ type: "project.refresh", projectId, seq });
  });
  return () => {
    stop();
    live.close();
  };
}
