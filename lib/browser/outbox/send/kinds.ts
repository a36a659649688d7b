import type { OutboxItem } from "../items/item";
import type { Answers, KindName, Kinds } from "../items/item-kinds";
import type { Wire } from "./wire";
import { apiPath } from "@/lib/shared/paths/api-path";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { messagesPath } from "@/lib/shared/paths/messages-path";

/** How items of one kind are sent. How they look is in components/outbox. */
interface Kind<Content, Answer> {
  /** Sends an item; resolves with the server's response. */
  send: (content: Content, item: OutboxItem, wire: Wire) => Promise<Answer>;
  /** What to send instead if the folder was deleted; null if there is no other destination. */
  withoutFolder?: (content: Content) => Content | null;
}

/** The kind of an item, whose content is of that kind. */
export function kindOf({ kind }: OutboxItem): Kind<unknown, unknown> {
  return KINDS[kind as KindName] as Kind<unknown, unknown>;
}

const KINDS: { [K in KindName]: Kind<Kinds[K], Answers[K]> } = {
  update: {
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
      const { update } = await wire.post(apiPath("projects", projectId, "questions"), { ...posted, ...asks });
      if (!update) throw new Error("A question in a project came without its update");
      return update;
    },
    withoutFolder: ({ text, taskId, subtaskId, asks }) =>
      taskId || subtaskId ? { text, taskId: null, subtaskId: null, ...(asks && { asks }) } : null,
  },
  comment: {
    send: async ({ text, updateId, asks }, { capturedAt }, wire) => {
      const files = await wire.uploadFiles();
      const posted = { ...(text && { content: text }), ...files, capturedAt };
      if (!asks) return wire.post(apiPaths.comments(updateId), posted);
      const { comment } = await wire.post(apiPath("updates", updateId, "questions"), { ...posted, ...asks });
      if (!comment) throw new Error("A question on an update came without its comment");
      return comment;
    },
  },
  answer: {
    send: ({ text, questionId }, { capturedAt }, wire) =>
      wire.post(apiPath("questions", questionId, "answer"), { content: text, capturedAt }),
  },
  completion: {
    send: ({ subtaskId }, _, wire) => wire.put(apiPath("subtasks", subtaskId, "complete")),
  },
  message: {
    send: async ({ text, recipientId }, { written, capturedAt }, wire) => {
      const files = await wire.uploadFiles();
      return wire.post(messagesPath(written.projectId), {
        ...(text && { content: text }),
        ...(recipientId && { recipientId }),
        ...files,
        capturedAt,
      });
    },
  },
};
