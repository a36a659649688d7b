import type { Kind } from "../items/kind";
import type { Measured } from "../measured";
import { chatPaths } from "@/lib/shared/paths/chat-paths";
import type { ChatMessageView } from "@/lib/chat/view";

/** A chat message, with a recording if the item has a file; `text` may then be empty. */
export interface MessageContent extends Partial<Measured> {
  text: string;
  /** Null for the team. */
  recipientId: string | null;
}

export const messageKind: Kind<MessageContent, ChatMessageView> = {
  send: async ({ text, recipientId, ...measured }, { written, capturedAt }, wire) => {
    const audioUrl = await wire.upload(measured);
    return wire.post(chatPaths.messages(written.projectId), {
      ...(text && { content: text }),
      ...(recipientId && { recipientId }),
      ...(audioUrl && { audioUrl }),
      capturedAt,
    });
  },
  text: ({ text }) => text || null,
  withText: (content, text) => ({ ...content, text }),
};
