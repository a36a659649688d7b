"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { draftName } from "@/components/form/draft-store";
import { type Placement, placementKey, placementOf } from "@/components/project-model/placement";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { queryKeys } from "@/lib/query-keys";
import { ALL_FOLDER, UNASSIGNED_FOLDER } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";
import { type FieldWrite, useFieldWrite } from "./use-field-write";
import { type OpenPlace, type PostingPlace, usePostingPlace } from "./use-posting-place";

export interface Composer extends FieldWrite {
  posting: PostingPlace;
  /** The destination of the text in flight. */
  toPlace: Placement | null;
  /** Ids of the updates posted from this page, which are marked as received. */
  received: string[];
}

interface PostOptions extends OpenPlace {
  projectId: string;
  userId: string;
  openFolder: (folder: string, subtask?: string) => void;
}

/** Posting to a project. The dock and the dialog share one composer, and so one draft. */
export function usePostUpdate({ projectId, userId, openFolder, ...open }: PostOptions): Composer {
  const t = useTranslations("updates");
  const client = useQueryClient();
  const applyEvent = useApplyEvent();
  const draft = draftName(userId, "project", projectId);
  const posting = usePostingPlace(draft, open);
  const [received, setReceived] = useState<string[]>([]);
  const [toPlace, setToPlace] = useState<Placement | null>(null);
  const write = useFieldWrite(draft, {
    ...(posting.place && { place: placementKey(posting.place) }),
    keepPlace: { ...posting.choice, name: posting.name },
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
      toast({ title: t("posted"), ...(!isOpen(open, placementOf(update)) && whereItWent(update)) });
    },
    onFailed: (description) => {
      // It may have been refused because its place is gone.
      void client.invalidateQueries({ queryKey: queryKeys.tasks(projectId) });
      if (posting.choice.taskId)
        void client.invalidateQueries({ queryKey: queryKeys.subtasks(posting.choice.taskId) });
      toast({ title: t("postFailed"), description, variant: "destructive" });
    },
  });
  const whereItWent = ({ taskId, taskName, subtaskId, subtaskName }: UpdateView) => ({
    description: t("postedIn", { place: subtaskName ?? taskName ?? posting.name }),
    action: {
      label: t("show"),
      onPress: () => {
        openFolder(taskId ?? UNASSIGNED_FOLDER, subtaskId ?? undefined);
      },
    },
  });
  const submit = () => {
    if (!posting.place || write.sending) return;
    setToPlace(posting.place);
    write.submit();
  };
  return { ...write, submit, posting, toPlace, received };
}

/** Whether the place's updates are on the page. */
function isOpen({ folder, subtask }: OpenPlace, place: Placement): boolean {
  if (folder === ALL_FOLDER) return true;
  if (place.kind === "unassigned") return folder === UNASSIGNED_FOLDER;
  return folder === place.taskId && (place.kind === "task" || subtask === place.subtaskId);
}

function bodyOf(place: Placement | null): object {
  if (place?.kind === "subtask") return { subtaskId: place.subtaskId };
  return place?.kind === "task" ? { taskId: place.taskId } : {};
}
