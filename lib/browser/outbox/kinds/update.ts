import type { Kind } from "../items/kind";
import type { Asks } from "./comment";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { questionPaths } from "@/lib/shared/paths/question-paths";
import type { UpdateView } from "@/lib/updates/view";

/** An update; `text` may be empty if the item has a recording. */
export interface UpdateContent {
  text: string;
  /** Null for Unassigned. */
  taskId: string | null;
  /** Null for the task itself. */
  subtaskId: string | null;
  /** Whether it completes its subtask, which had asked for its photo. */
  completesSubtask?: boolean;
  asks?: Asks;
}

export const updateKind: Kind<UpdateContent, UpdateView> = {
  send: async ({ text, taskId, subtaskId, completesSubtask, asks }, { written, capturedAt }, wire) => {
    const { projectId } = written;
    const files = await wire.uploadFiles();
    const posted = {
      ...(text && { content: text }),
      ...(subtaskId ? { subtaskId } : taskId && { taskId }),
      ...(completesSubtask && { completesSubtask }),
      ...files,
      capturedAt,
    };
    if (!asks) return wire.post(apiPaths.updates(projectId), posted);
    const { update } = await wire.post(questionPaths.inProject(projectId), { ...posted, ...asks });
    if (!update) throw new Error("A question in a project came without its update");
    return update;
  },
  withoutFolder: ({ text, taskId, subtaskId, asks }) =>
    taskId || subtaskId ? { text, taskId: null, subtaskId: null, ...(asks && { asks }) } : null,
};
