"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { toast } from "@/components/ui/toast-store";
import { api, ApiError } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { SubtaskView } from "@/lib/tasks/view";
import { forgetTick, type UnansweredTick, unansweredTicks } from "./unanswered-ticks";

/**
 * Sends the ticks once more whose answers no page heard, such as those sent by a page that was closed. Completing twice is
 * completing once; what was refused is said now.
 */
export function useSettleTicks(userId: string, projectId: string): void {
  const t = useTranslations("tasks");
  const applyEvent = useApplyEvent();
  const settle = useEffectEvent(async ({ id, name }: UnansweredTick) => {
    try {
      const completed = (await api.put(apiPaths.completeSubtask(id))) as SubtaskView;
      applyEvent({ type: "subtask.completed", projectId, entityId: id }, completed);
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code === "offline") return;
      const description = `${name}: ${thrown.message}`;
      toast({ title: t("subtaskCompleteFailed"), description, variant: "destructive" });
    }
    forgetTick(userId, id);
  });
  useEffect(() => {
    unansweredTicks(userId, projectId).forEach((tick) => void settle(tick));
  }, [userId, projectId]);
}
