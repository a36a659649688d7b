import type { Kind } from "../items/kind";
import type { ChatMessageView } from "@/lib/chat/view";
import { chatPaths } from "@/lib/shared/paths/chat-paths";

/** A chat message; `text` may be empty if the item has a recording. */
export interface MessageContent {
  text: string;
  /** Null for the team. */
  recipientId: string | null;
}

export const messageKind: Kind<MessageContent, ChatMessageView> = {
  send: async ({ text, recipientId }, { written, capturedAt }, wire) => {
    const files = await wire.uploadFiles();
    return wire.post(chatPaths.messages(written.projectId), {
      ...(text && { content: text }),
      ...(recipientId && { recipientId }),
      ...files,
      capturedAt,
    });
  },
};
