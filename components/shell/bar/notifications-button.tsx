"use client";

import { notifyManager, useQueryClient } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import { useTranslations } from "next-intl";
import { useCallback, useSyncExternalStore } from "react";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { CountBadge } from "@/components/ui/display/count-badge";
import { buttonVariants } from "@/components/ui/input/button-variants";
import type { ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";

const NotificationsPanel = onDemand(() => import("./notifications-panel"));

/** The bell; opens the notifications. Counts what is new where the page has the list of projects anyway. */
export function NotificationsButton() {
  const t = useTranslations("nav");
  const count = useNewCount();
  const trigger: MenuTrigger = {
    className: buttonVariants({ variant: "bare", size: "iconSm" }),
    children: (
      <>
        <Bell aria-hidden className="size-5.5" />
        <span className="sr-only">{t("notifications")}</span>
        <CountBadge count={count} label={t("unread", { count })} className="-mt-5 -ml-4" />
      </>
    ),
    "data-tip": "",
  };
  return (
    <MenuOnDemand popup="dialog" trigger={trigger} preload={NotificationsPanel.preload}>
      {(controls) => <NotificationsPanel trigger={trigger} {...controls} />}
    </MenuOnDemand>
  );
}

/** New updates and unread messages in all of the reader's projects; 0 while the page has not loaded them. */
function useNewCount(): number {
  const client = useQueryClient();
  // Batched, since a page's data arrives while the page renders.
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  const count = () =>
    (client.getQueryData<ProjectView[]>(queryKeys.projects()) ?? []).reduce(
      (sum, { newUpdatesCount, unreadMessagesCount }) => sum + newUpdatesCount + unreadMessagesCount,
      0,
    );
  return useSyncExternalStore(subscribe, count, () => 0);
}
