import { MessageFrame } from "@/components/chat/message/message-frame";
import { RichText } from "@/components/chat/message/rich-text";
import ItemFiles from "@/components/outbox/item/item-files";
import { ItemState, RefusedNote } from "@/components/outbox/item/item-state";
import { useOutboxItems } from "@/components/outbox/use-outbox";
import { PhotoGrid } from "@/components/photos/show/photo-grid";
import { useWorkspace } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { type OutboxItem, recordingOf } from "@/lib/browser/outbox/items/item";
import { isOf, type MessageContent } from "@/lib/browser/outbox/items/item-kinds";

type PendingMessageItem = OutboxItem<MessageContent>;

/** The reader's unsent messages of a channel, oldest first. */
export function usePendingMessages(withId: string | null): PendingMessageItem[] {
  return usePendingInProject().filter(({ content }) => content.recipientId === withId);
}

/** The recipients of unsent messages; null for the team. */
export function usePendingRecipients(): Set<string | null> {
  return new Set(usePendingInProject().map(({ content }) => content.recipientId));
}

function usePendingInProject(): PendingMessageItem[] {
  const { project } = useWorkspace();
  return useOutboxItems()
    .filter((item) => isOf(item, "message"))
    .filter(({ written }) => written.projectId === project.id);
}

/** An unsent message, with its state. */
export function PendingMessage({ item }: { item: PendingMessageItem }) {
  const format = useFormat();
  const { viewer } = useWorkspace();
  const { content, capturedAt, refusal } = item;
  const isToday = format.date(capturedAt) === format.date(new Date());
  const time = {
    label: isToday ? format.time(capturedAt) : format.dayTime(capturedAt),
    dateTime: capturedAt,
  };
  const recording = recordingOf(item);
  const text = content.text && <RichText text={content.text} />;
  const state = <ItemState item={item} resting="onPhone" refused="refusedMessage" />;
  return (
    <MessageFrame author={viewer} time={time} isOwn isVoice={recording !== undefined} state={state}>
      {!recording && text}
      <ItemFiles item={item} Grid={PhotoGrid} className="not-first:mt-1.5" />
      {recording && text}
      {refusal && <RefusedNote />}
    </MessageFrame>
  );
}
