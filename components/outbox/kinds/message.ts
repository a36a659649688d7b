import MessagesSquare from "lucide-react/icons/messages-square";
import Mic from "lucide-react/icons/mic";
import type { KindView } from "./kind-view";
import { recordingOf } from "@/lib/browser/outbox/items/item";
import type { MessageContent } from "@/lib/browser/outbox/kinds/message";
import type { ChatMessageView } from "@/lib/chat/view";
import { formatDuration } from "@/lib/i18n/duration";
import { MAX } from "@/lib/shared/limits";

export const messageView: KindView<MessageContent, ChatMessageView> = {
  icon: (item) => (recordingOf(item) ? Mic : MessagesSquare),
  title: (item, { t }) => {
    const { text } = item.content;
    if (text) return t("quoted", { text });
    const durationMs = recordingOf(item)?.measured.durationMs;
    return durationMs ? t("voiceFor", { length: formatDuration(durationMs / 1000) }) : t("voice");
  },
  text: ({ text }) => text || null,
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
