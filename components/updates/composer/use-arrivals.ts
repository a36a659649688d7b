"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { type Placement, placementOf } from "@/components/project-model/placement";
import { toast } from "@/components/ui/toast/toast-store";
import type { OpenPlace } from "./use-posting-place";
import { isOf } from "@/lib/browser/outbox/items/kind-names";
import { onResponseApplied } from "@/lib/browser/outbox/outbox-events";
import type { OutboxEvent } from "@/lib/browser/outbox/state";
import { queryKeys } from "@/lib/shared/query-keys";
import { ALL_FOLDER, UNASSIGNED_FOLDER } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";

interface ArrivalsOptions {
  open: OpenPlace;
  openFolder: (folder: string, subtask?: string) => void;
}

/** Announces which updates of the project sent from this phone have arrived, and where. Returns their ids. */
export function useArrivals(projectId: string, { open, openFolder }: ArrivalsOptions): string[] {
  const t = useTranslations("updates");
  const tasks = useTranslations("tasks");
  const client = useQueryClient();
  const [received, setReceived] = useState<string[]>([]);
  const whereItWent = (
    { taskId, taskName, subtaskId, subtaskName }: UpdateView,
    movedFrom: string | null,
  ) => ({
    description:
      movedFrom === null
        ? t("postedIn", { place: subtaskName ?? taskName ?? tasks("unassigned") })
        : t("movedTo", { place: movedFrom }),
    action: {
      label: t("show"),
      onPress: () => {
        openFolder(taskId ?? UNASSIGNED_FOLDER, subtaskId ?? undefined);
      },
    },
  });
  const onApplied = useEffectEvent((event: OutboxEvent) => {
    if (!("item" in event) || !isOf(event.item, "update") || event.item.written.projectId !== projectId)
      return;
    const { movedFrom } = event.item;
    // Its place may have been deleted.
    if (event.is === "refused" || movedFrom !== null)
      void client.invalidateQueries({ queryKey: queryKeys.tasks(projectId) });
    if (event.is === "refused" || !event.answer) return;
    const update = event.answer as UpdateView;
    setReceived((ids) => [...ids, update.id]);
    const isInSight = movedFrom === null && isOpen(open, placementOf(update));
    toast({ title: t("posted"), ...(!isInSight && whereItWent(update, movedFrom)) });
  });
  useEffect(() => onResponseApplied(onApplied), []);
  return received;
}

/** Whether the place's updates are on the page. */
function isOpen({ folder, subtask }: OpenPlace, place: Placement): boolean {
  if (folder === ALL_FOLDER) return true;
  if (place.kind === "unassigned") return folder === UNASSIGNED_FOLDER;
  return folder === place.taskId && (place.kind === "task" || subtask === place.subtaskId);
}
