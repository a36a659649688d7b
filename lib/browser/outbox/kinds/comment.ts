import type { Kind } from "../items/kind";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import type { CommentView } from "@/lib/updates/view";

/** A comment; `text` may be empty if the item has photos. */
export interface CommentContent {
  text: string;
  updateId: string;
  /** Where the update is. */
  taskId: string | null;
  subtaskId: string | null;
}

export const commentKind: Kind<CommentContent, CommentView> = {
  send: async ({ text, updateId }, { capturedAt }, wire) => {
    const files = await wire.uploadFiles();
    return wire.post(apiPaths.comments(updateId), { ...(text && { content: text }), ...files, capturedAt });
  },
  text: ({ text }) => text || null,
  withText: (content, text) => ({ ...content, text }),
};
