import type { Kind } from "../items/kind";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import type { SubtaskView } from "@/lib/tasks/view";

/** A subtask that was checked off. Completing it twice has no further effect. */
export interface CompletionContent {
  subtaskId: string;
  taskId: string;
  name: string;
}

export const completionKind: Kind<CompletionContent, SubtaskView> = {
  send: ({ subtaskId }, _, wire) => wire.put(apiPaths.completeSubtask(subtaskId)),
};
