"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Placement, placementKey } from "@/components/project-model/placement";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
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
  /** The open subtask, if any. */
  subtask: string | null;
}

/** Posting to a project. The dock and the dialog share one composer, and so one draft. */
export function usePostUpdate({ projectId, userId, tasks, folder, subtask }: PostOptions): Composer {
  const t = useTranslations("updates");
  const applyEvent = useApplyEvent();
  const posting = usePostingPlace(tasks, folder, subtask);
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
      const { id, taskId, subtaskId } = update;
      applyEvent({ type: "update.posted", projectId, entityId: id, taskId, subtaskId }, update);
      setReceived((ids) => [...ids, update.id]);
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
