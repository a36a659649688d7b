"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openLive } from "@/lib/live/live";
import { eventTaker } from "./take-events";
import { watchProjects } from "./watch-projects";

/** Keeps what the page shows as it is on the server, for as long as somebody looks at it. */
export default function KeepLive({ userId }: { userId: string }) {
  const client = useQueryClient();
  useEffect(() => keepLive(client, userId), [client, userId]);
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
