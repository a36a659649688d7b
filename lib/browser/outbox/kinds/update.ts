import type { Kind } from "../items/kind";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import type { UpdateView } from "@/lib/updates/view";

/** An update; `text` may be empty if the item has a recording. */
export interface UpdateContent {
  text: string;
  taskId: string | null;
  subtaskId: string | null;
  /** Whether it completes its subtask, which had asked for its photo. */
  completesSubtask?: boolean;
}

export const updateKind: Kind<UpdateContent, UpdateView> = {
  send: async ({ text, taskId, subtaskId, completesSubtask }, { written, capturedAt }, wire) => {
    const files = await wire.uploadFiles();
    return wire.post(apiPaths.updates(written.projectId), {
      ...(text && { content: text }),
      ...(subtaskId ? { subtaskId } : taskId && { taskId }),
      ...(completesSubtask && { completesSubtask }),
      ...files,
      capturedAt,
    });
  },
  text: ({ text }) => text || null,
  withText: (content, text) => ({ ...content, text }),
  withoutFolder: ({ text, taskId, subtaskId }) =>
    taskId || subtaskId ? { text, taskId: null, subtaskId: null } : null,
};
