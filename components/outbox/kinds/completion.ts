import SquareCheck from "lucide-react/icons/square-check";
import type { KindView } from "./kind-view";
import type { CompletionContent } from "@/lib/browser/outbox/kinds/completion";
import type { SubtaskView } from "@/lib/tasks/view";

export const completionView: KindView<CompletionContent, SubtaskView> = {
  icon: () => SquareCheck,
  title: ({ content: { name } }, { t }) => t("done", { name }),
  text: () => null,
  maxLength: 0,
  refused: "refusedDone",
  failed: "completeFailed",
  sentToast: "completed",
  onSent: ({ taskId, subtaskId }, { written: { projectId } }, subtask, apply) =>
    apply(
      { type: "subtask.completed", projectId, entityId: subtaskId, taskId, subtaskId },
      subtask ?? undefined,
    ),
};
