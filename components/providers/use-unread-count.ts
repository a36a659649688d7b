import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useStore } from "./use-store";
import type { UnreadCountView } from "@/lib/notifications/view";
import { queryKeys } from "@/lib/shared/query-keys";

/** How many notifications the reader has not read; 0 until the page is idle and has read it. */
export function useUnreadCount(): number {
  const client = useQueryClient();
  // Batched, since a page's data arrives while the page renders.
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  const count = () => client.getQueryData<UnreadCountView>(queryKeys.unreadNotifications())?.count ?? 0;
  return useStore(subscribe, count, 0);
}
