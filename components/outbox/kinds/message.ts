import MessagesSquare from "lucide-react/icons/messages-square";
import type { KindView } from "./kind-view";
import { spokenView } from "./spoken-view";
import type { MessageContent } from "@/lib/browser/outbox/kinds/message";
import type { ChatMessageView } from "@/lib/chat/view";
import { MAX } from "@/lib/shared/limits";

export const messageView: KindView<MessageContent, ChatMessageView> = {
  ...spokenView<MessageContent>(MessagesSquare),
  maxLength: MAX.message,
  refused: "refusedMessage",
  failed: "messageFailed",
  onSent: ({ recipientId }, { userId, written: { projectId }, capturedAt }, received, apply) => {
    // The page showed this time while the message waited.
    const message = received && { ...received, capturedAt: received.capturedAt ?? capturedAt };
    const event = { type: "message.posted", projectId, authorId: userId, recipientId } as const;
    apply({ ...event, entityId: message?.id ?? "" }, message ?? undefined);
  },
};
