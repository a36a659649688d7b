"use client";

import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { moveUpdate, type UpdatesPage } from "@/components/project-model/update-cache";
import type { Placement } from "@/components/project-model/placement";
import { toast } from "@/components/ui/toast-store";
import { api, ApiError } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { queryKeys } from "@/lib/query-keys";
import type { UpdateView } from "@/lib/updates/view";
import { createMover } from "./mover";

export type Move = (update: UpdateView, to: Placement) => Promise<void>;

/** Moves updates of a project optimistically; rolls back a refused move and says why (workspace.txt 8). */
export function useMover(projectId: string): Move {
  const t = useTranslations("move");
  const client = useQueryClient();
  const [move] = useState(() =>
    createMover({
      send,
      show: (update, to) => {
        keepFromUndoing(client, projectId);
        moveUpdate(
          client,
          { ...latest(client, update), taskId: update.taskId, subtaskId: update.subtaskId },
          to,
        );
      },
      onMoved: () => {
        toast({ title: t("moved") });
      },
      onRefused: (thrown) => {
        const texts = { offline: t("noSignal"), unexpected: t("unexpected") };
        toast({ title: t("failed"), description: reasonOf(thrown, texts), variant: "destructive" });
      },
      // The unseen counts of folders change with it, and only the server knows them.
      onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.tasks(projectId) }),
    }),
  );
  return move;
}

async function send(id: string, to: Placement): Promise<UpdateView> {
  const moved =
    to.kind === "subtask"
      ? await api.put(apiPaths.moveToSubtask(id), { subtaskId: to.subtaskId })
      : await api.put(apiPaths.moveToTask(id), { taskId: to.kind === "task" ? to.taskId : null });
  return moved as UpdateView;
}

/** The cached update, with comments and edits that came since the drag began. */
function latest(client: QueryClient, update: UpdateView): UpdateView {
  const lists = client.getQueriesData<InfiniteData<UpdatesPage>>({
    queryKey: queryKeys.updates(update.projectId),
  });
  const items = lists.flatMap(([, data]) => data?.pages.flatMap((page) => page.items) ?? []);
  return items.find(({ id }) => id === update.id) ?? update;
}

/** Pages in flight would overwrite the list with its state before the move; cancels them, to be fetched again. */
function keepFromUndoing(client: QueryClient, projectId: string): void {
  void client.cancelQueries({
    queryKey: queryKeys.updates(projectId),
    predicate: ({ state }) => state.data !== undefined,
  });
}

function reasonOf(thrown: unknown, texts: { offline: string; unexpected: string }): string {
  if (!(thrown instanceof ApiError)) return texts.unexpected;
  return thrown.code === "offline" ? texts.offline : thrown.message;
}
