import type { Kind } from "../items/kind";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import type { UpdateView } from "@/lib/updates/view";

/** An update; `text` may be empty if the item has a recording. */
export interface UpdateContent {
  text: string;
  taskId: string | null;
  subtaskId: string | null;
}

export const updateKind: Kind<UpdateContent, UpdateView> = {
  send: async ({ text, taskId, subtaskId }, { written, capturedAt }, wire) => {
    const files = await wire.uploadFiles();
    return wire.post(apiPaths.updates(written.projectId), {
      ...(text && { content: text }),
      ...(subtaskId ? { subtaskId } : taskId && { taskId }),
      ...files,
      capturedAt,
    });
  },
  text: ({ text }) => text || null,
  withText: (content, text) => ({ ...content, text }),
  withoutFolder: (content) =>
    content.taskId || content.subtaskId ? { ...content, taskId: null, subtaskId: null } : null,
};
