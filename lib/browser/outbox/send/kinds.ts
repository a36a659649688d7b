import type { OutboxItem } from "../items/item";
import type { Answers, KindName, Kinds } from "../items/kind-names";
import type { Wire } from "./wire";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { chatPaths } from "@/lib/shared/paths/chat-paths";
import { questionPaths } from "@/lib/shared/paths/question-paths";

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
      const { update } = await wire.post(questionPaths.inProject(projectId), { ...posted, ...asks });
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
      const { comment } = await wire.post(questionPaths.onUpdate(updateId), { ...posted, ...asks });
      if (!comment) throw new Error("A question on an update came without its comment");
      return comment;
    },
  },
  answer: {
    send: ({ text, questionId }, { capturedAt }, wire) =>
      wire.post(questionPaths.answer(questionId), { content: text, capturedAt }),
  },
  completion: {
    send: ({ subtaskId }, _, wire) => wire.put(apiPaths.completeSubtask(subtaskId)),
  },
  message: {
    send: async ({ text, recipientId }, { written, capturedAt }, wire) => {
      const files = await wire.uploadFiles();
      return wire.post(chatPaths.messages(written.projectId), {
        ...(text && { content: text }),
        ...(recipientId && { recipientId }),
        ...files,
        capturedAt,
      });
    },
  },
};
