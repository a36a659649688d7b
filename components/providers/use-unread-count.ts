import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
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
  return useSyncExternalStore(subscribe, count, () => 0);
}
