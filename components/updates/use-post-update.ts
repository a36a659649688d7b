"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Placement, placementKey } from "@/components/project-model/placement";
import { addUpdate } from "@/components/project-model/update-cache";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { queryKeys } from "@/lib/query-keys";
import type { TaskView } from "@/lib/tasks/view";
import type { UpdateView } from "@/lib/updates/view";
import { type FieldWrite, useFieldWrite } from "./use-field-write";
import { type PostingPlace, usePostingPlace } from "./use-posting-place";

export interface Composer extends FieldWrite {
  posting: PostingPlace;
  /** The destination of the text in flight. */
  toPlace: Placement | null;
  /** Ids of the updates posted from this page, which are marked as received. */
  received: string[];
}

interface PostOptions {
  projectId: string;
  userId: string;
  tasks: TaskView[];
  /** The open folder: a task's id, or anything else for unassigned. */
  folder: string;
}

/** Posting to a project. The dock and the dialog share one composer, and so one draft. */
export function usePostUpdate({ projectId, userId, tasks, folder }: PostOptions): Composer {
  const t = useTranslations("updates");
  const client = useQueryClient();
  const posting = usePostingPlace(tasks, folder);
  const [received, setReceived] = useState<string[]>([]);
  const [toPlace, setToPlace] = useState<Placement | null>(null);
  const write = useFieldWrite(`draft:${userId}:project:${projectId}`, {
    ...(posting.place && { place: placementKey(posting.place) }),
    send: async (content, idempotencyKey) =>
      (await api.post(
        apiPaths.updates(projectId),
        { content, ...bodyOf(posting.place) },
        { idempotencyKey },
      )) as UpdateView,
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
  const submit = () => {
    if (!posting.place || write.sending) return;
    setToPlace(posting.place);
    write.submit();
  };
  return { ...write, submit, posting, toPlace, received };
}

function bodyOf(place: Placement | null): object {
  if (place?.kind === "subtask") return { subtaskId: place.subtaskId };
  return place?.kind === "task" ? { taskId: place.taskId } : {};
}
