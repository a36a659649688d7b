import { chatPaths } from "@/lib/chat-paths";
import type { Kind } from "../kind";
import type { Measured } from "../measured";

/** A chat message, with a recording if the item has a file; `text` may then be empty. */
export interface MessageContent extends Partial<Measured> {
  text: string;
  /** Null for the team. */
  recipientId: string | null;
}

export const messageKind: Kind<MessageContent> = {
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
