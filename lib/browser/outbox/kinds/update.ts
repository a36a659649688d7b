import type { Kind } from "../items/kind";
import type { Measured } from "../measured";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import type { UpdateView } from "@/lib/updates/view";

/** An update, with a recording if the item has a file; `text` may then be empty. */
export interface UpdateContent extends Partial<Measured> {
  text: string;
  taskId: string | null;
  subtaskId: string | null;
}

export const updateKind: Kind<UpdateContent, UpdateView> = {
  send: async ({ text, taskId, subtaskId, ...measured }, { written, capturedAt }, wire) => {
    const audioUrl = await wire.upload(measured);
    return wire.post(apiPaths.updates(written.projectId), {
      ...(text && { content: text }),
      ...(subtaskId ? { subtaskId } : taskId && { taskId }),
      ...(audioUrl && { audioUrl }),
      capturedAt,
    });
  },
  text: ({ text }) => text || null,
  withText: (content, text) => ({ ...content, text }),
  withoutFolder: (content) =>
    content.taskId || content.subtaskId ? { ...content, taskId: null, subtaskId: null } : null,
};
