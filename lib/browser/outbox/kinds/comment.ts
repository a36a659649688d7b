import type { Kind } from "../items/kind";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { questionPaths } from "@/lib/shared/paths/question-paths";
import type { CommentView } from "@/lib/updates/view";

/** A comment; `text` may be empty if the item has photos. */
export interface CommentContent {
  text: string;
  updateId: string;
  /** Where the update is. */
  taskId: string | null;
  subtaskId: string | null;
  asks?: Asks;
}

/** That it needs an answer: of whom, or for null of all who manage the project. */
export interface Asks {
  toId: string | null;
}

export const commentKind: Kind<CommentContent, CommentView> = {
  send: async ({ text, updateId, asks }, { capturedAt }, wire) => {
    const files = await wire.uploadFiles();
    const posted = { ...(text && { content: text }), ...files, capturedAt };
    if (!asks) return wire.post(apiPaths.comments(updateId), posted);
    const { comment } = await wire.post(questionPaths.onUpdate(updateId), { ...posted, ...asks });
    if (!comment) throw new Error("A question on an update came without its comment");
    return comment;
  },
};
