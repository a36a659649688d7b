import type { QueryClient } from "@tanstack/react-query";
import type { useTranslations } from "next-intl";
import { moveKeepingFocus, focusHandleOf } from "./keep-focus-near";
import { createMover, type Move } from "./mover";
import { findUpdate, moveUpdate } from "@/components/project-model/cache/update-lists";
import type { Placement } from "@/components/project-model/placement";
import type { ApplyEvent } from "@/components/project-model/use-apply-event";
import { toast } from "@/components/ui/toast/toast-store";
import { api, ApiError } from "@/lib/browser/api-client";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";
import type { UpdateView } from "@/lib/updates/view";

export interface MoverTools {
  projectId: string;
  client: QueryClient;
  applyEvent: ApplyEvent;
  /** In the language that the reader has by then. */
  texts: { current: ReturnType<typeof useTranslations<"move">> };
}

/** Moves updates of a project optimistically; rolls back a refused move and says why. */
export function createProjectMover({ projectId, client, applyEvent, texts }: MoverTools): Move {
  const undo = (update: UpdateView, to: Placement) => {
    moveKeepingFocus(move, update, to, true);
    focusHandleOf(update.id);
  };
  const move: Move = createMover({
    send,
    show: (update, to) => {
      cancelPageFetches(client, projectId);
      // Includes comments and edits made since it was lifted.
      const latest = findUpdate(client, projectId, update.id) ?? update;
      moveUpdate(client, { ...latest, taskId: update.taskId, subtaskId: update.subtaskId }, to);
    },
    onMoved: (update, from, isUndo) => {
      const t = texts.current;
      if (isUndo) return toast({ title: t("undone") });
      const onPress = () => undo(update, from);
      toast({ title: t("moved"), action: { label: t("undo"), onPress } });
    },
    onRefused: (thrown, isUndo) => {
      const t = texts.current;
      const reasons = isUndo
        ? { offline: t("undoNoSignal"), unexpected: t("undoUnexpected") }
        : { offline: t("noSignal"), unexpected: t("unexpected") };
      toast({ title: t("failed"), description: reasonOf(thrown, reasons), variant: "destructive" });
    },
    onSettled: ({ id, taskId, subtaskId }, isRolledBack) => {
      applyEvent({ type: "update.moved", projectId, entityId: id, taskId, subtaskId });
      // Somebody else may have moved it meanwhile.
      if (isRolledBack) void client.invalidateQueries({ queryKey: queryKeys.updates(projectId) });
    },
  });
  return move;
}

function send(id: string, to: Placement): Promise<UpdateView> {
  return to.kind === "subtask"
    ? api.put(apiPath("updates", id, "move-to-subtask"), { subtaskId: to.subtaskId })
    : api.put(apiPath("updates", id, "move-to-task"), { taskId: to.kind === "task" ? to.taskId : null });
}

/** Cancels page fetches in flight, which would overwrite the list with its state before the move; they are refetched. */
function cancelPageFetches(client: QueryClient, projectId: string): void {
  void client.cancelQueries({
    queryKey: queryKeys.updates(projectId),
    predicate: ({ state }) => state.data !== undefined,
  });
}

function reasonOf(thrown: unknown, texts: { offline: string; unexpected: string }): string {
  if (!(thrown instanceof ApiError)) return texts.unexpected;
  return thrown.code === "offline" ? texts.offline : thrown.message;
}
