import type { Kind } from "../items/kind";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import type { CommentView } from "@/lib/updates/view";

export interface CommentContent {
  text: string;
  updateId: string;
  /** Where the update is. */
  taskId: string | null;
  subtaskId: string | null;
}

export const commentKind: Kind<CommentContent, CommentView> = {
  send: ({ text, updateId }, { capturedAt }, wire) =>
    wire.post(apiPaths.comments(updateId), { content: text, capturedAt }),
  text: ({ text }) => text,
  withText: (content, text) => ({ ...content, text }),
};
