"use client";

import { useTranslations } from "next-intl";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { toast } from "@/components/ui/toast/toast-store";
import { useCall } from "@/components/updates/use-call";
import { useReason } from "@/components/updates/use-reason";
import { api } from "@/lib/browser/api-client";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import type { UpdateView } from "@/lib/updates/view";

/** Has a recording transcribed again. */
export function useTranscribeAgain({ id }: UpdateView): { retry: () => void; isPending: boolean } {
  const t = useTranslations("voice");
  const reasonOf = useReason();
  const applyEvent = useApplyEvent();
  const { run, isPending } = useCall(async () => {
    try {
      const update = await api.post(apiPaths.transcribeAgain(id));
      const { projectId, taskId, subtaskId } = update;
      const event = { projectId, entityId: id, taskId, subtaskId };
      applyEvent({ type: "update.transcription-requested", ...event }, update);
    } catch (error) {
      toast({ title: t("tryAgainFailed"), description: reasonOf(error), variant: "destructive" });
    }
  });
  return { retry: run, isPending };
}
