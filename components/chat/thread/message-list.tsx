import { ArrowDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment, useEffect, useRef, useState } from "react";
import { DayLine, isFirstOfDay, UnreadLine } from "./day-line";
import { LoadMessages } from "./load-messages";
import { PendingMessage, usePendingMessages } from "./pending-messages";
import type { ConversationMessages } from "./use-conversation";
import { useMarkRead } from "./use-mark-read";
import { useMessageText } from "./use-message-text";
import { useSteadyScroll } from "./use-steady-scroll";
import { MessageRow } from "@/components/chat/message/message-row";
import type { MessagesQuery } from "@/components/chat/use-chat";
import { useWorkspace } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { newestWaiting, NoServiceAt } from "@/components/updates/voice/without-words";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";

interface MessageListProps extends ConversationMessages {
  channel: ChannelView;
  name: string;
  /** Id of the message that was searched for: the list opens at it and focuses it. */
  foundId: string | undefined;
  /** Incremented to scroll to the end, as after posting. */
  ends: number;
  /** Returns from a found message to the newest ones. */
  onNewest: () => void;
  /** Whether something covers the messages, so that they do not count as read. */
  isCovered: boolean;
}

/** A channel's messages by day, oldest first. Opens at the first unread one, or at one that was searched for. */
export function MessageList(props: MessageListProps) {
  const { channel, query, newest, isPast, name, foundId, ends, onNewest, isCovered } = props;
  const t = useTranslations("chat");
  const format = useFormat();
  const { viewer } = useWorkspace();
  // The line keeps its position while the channel is open.
  const [unread] = useState({ after: channel.readSeq, count: channel.unreadCount });
  const openAt = useRef<HTMLLIElement>(null);
  const { box, content, isAtEnd, toEnd } = useSteadyScroll(openAt, !isPast);
  const messages = itemsOf(query).toReversed();
  const newestFirst = itemsOf(newest);
  const waiting = usePendingMessages(channel.with);
  const pending = isPast ? [] : waiting;
  const textOf = useMessageText();
  const { below: arrived, announced } = useArrived(newestFirst, isAtEnd);
  const said = announced && textOf(announced);
  const below = isPast ? channel.unreadCount : arrived;
  useMarkRead(channel, newestFirst, isAtEnd && !isCovered);
  useEffect(() => {
    if (ends > 0 && foundId === undefined) toEnd();
  }, [ends, foundId, toEnd]);
  useEffect(() => {
    if (foundId !== undefined) openAt.current?.focus({ preventScroll: true });
  }, [foundId]);
  const firstUnread =
    unread.count > 0
      ? messages.find(({ seq, authorId }) => (seq ?? 0) > unread.after && authorId !== viewer.id)
      : undefined;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="region"
        aria-label={t("messages", { channel: name })}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <ol ref={content} className="px-4 pt-1 pb-4 lg:max-w-[49rem] lg:px-8 lg:pt-2.5">
          <LoadMessages query={query} direction="older" />
          {messages.length + pending.length === 0 && channel.role !== "former" && (
            <li className="py-8 text-center text-muted">
              {channel.with === null ? t("emptyTeam") : t("emptyDirect", { name })}
            </li>
          )}
          <NoServiceAt value={newestWaiting(itemsOf(query))}>
            {messages.map((message, at) => (
              <Fragment key={message.id}>
                {isFirstOfDay(message, messages[at - 1], format) && <DayLine at={message.createdAt} />}
                {message === firstUnread && (
                  <UnreadLine ref={foundId === undefined ? openAt : null} count={unread.count} />
                )}
                <MessageRow
                  message={message}
                  channelName={name}
                  found={message.id === foundId ? openAt : undefined}
                />
              </Fragment>
            ))}
          </NoServiceAt>
          {pending.map((item) => (
            <PendingMessage key={`item ${String(item.id)}`} item={item} />
          ))}
          <LoadMessages query={query} direction="newer" />
        </ol>
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
        {!isAtEnd && (
          <Button
            size="sm"
            variant={below > 0 ? "primary" : "secondary"}
            className="pointer-events-auto gap-1.5 rounded-full shadow-float"
            onClick={isPast ? onNewest : toEnd}
          >
            <ArrowDown aria-hidden className="size-4.5" />
            {below > 0 ? t("newBelow", { count: below }) : <span className="sr-only">{t("toEnd")}</span>}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {said && (
          // An element of its own: the same words would not be said again in the same one.
          <span key={announced.id} lang={said.lang}>
            {t("said", { name: announced.author.name, text: said.text })}
          </span>
        )}
      </p>
    </div>
  );
}

interface Arrived {
  /** How many messages by others arrived below the reading position. */
  below: number;
  /** The newest message by somebody else since the channel was opened, for screen readers. */
  announced: ChatMessageView | null;
}

/** Tracks messages that arrived since the channel was opened. */
function useArrived(newestFirst: readonly ChatMessageView[], isAtEnd: boolean): Arrived {
  const { viewer } = useWorkspace();
  const newest = newestFirst[0];
  const [opened] = useState(newest?.createdAt ?? "");
  const [seen, setSeen] = useState(newest?.id);
  if (isAtEnd && seen !== newest?.id) setSeen(newest?.id);
  const seenAt = newestFirst.findIndex(({ id }) => id === seen);
  const after = newestFirst.slice(0, Math.max(0, seenAt));
  const byOthers = newestFirst.find(({ authorId }) => authorId !== viewer.id);
  return {
    below: isAtEnd ? 0 : after.filter(({ authorId }) => authorId !== viewer.id).length,
    announced: byOthers && byOthers.createdAt > opened ? byOthers : null,
  };
}

function itemsOf({ data }: MessagesQuery): ChatMessageView[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
