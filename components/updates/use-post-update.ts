"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/paths";
import { queryKeys } from "@/lib/query-keys";
import type { UpdateView } from "@/lib/updates/view";
import { addUpdate } from "./update-cache";
import { type FieldWrite, useFieldWrite } from "./use-field-write";

export interface Composer extends FieldWrite {
  /** Ids of what was posted since the page opened: they carry the mark that they arrived. */
  received: string[];
}

/** Writing into a project: the dock and the dialog share one, so that both hold the same text. */
export function usePostUpdate(projectId: string, userId: string): Composer {
  const t = useTranslations("updates");
  const client = useQueryClient();
  const [received, setReceived] = useState<string[]>([]);
  const write = useFieldWrite(`draft:${userId}:project:${projectId}`, {
    send: async (content, idempotencyKey) =>
      (await api.post(apiPaths.updates(projectId), { content }, { idempotencyKey })) as UpdateView,
    onDone: (update) => {
      addUpdate(client, update);
      setReceived((ids) => [...ids, update.id]);
      void client.invalidateQueries({ queryKey: queryKeys.projects() });
      toast({ title: t("posted") });
    },
    onFailed: (description) => {
      toast({ title: t("postFailed"), description, variant: "destructive" });
    },
  });
  return { ...write, received };
}
