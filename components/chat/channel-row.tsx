"use client";

import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import { use } from "react";
import { useWorkspace } from "@/components/project-model/workspace";
import { ReaderContext } from "@/components/providers/reader";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { storedIn } from "@/components/translation/translatable";
import { Avatar } from "@/components/ui/avatar";
import { CountBadge } from "@/components/ui/count-badge";
import type { ChannelView } from "@/lib/chat/view";
import { cn } from "@/lib/utils";
import { useChannelName } from "./channel-names";

interface ChannelRowProps {
  channel: ChannelView;
  isOpen: boolean;
  onPress: () => void;
}

/** A channel with what was said last in it, and how much of it is unread. */
export function ChannelRow({ channel, isOpen, onPress }: ChannelRowProps) {
  const t = useTranslations("chat");
  const format = useFormat();
  const nameOf = useChannelName();
  const { unreadCount: count, lastMessage } = channel;
  return (
    <button
      type="button"
      aria-current={isOpen ? "true" : undefined}
      className={cn(
        "flex min-h-16 w-full items-center gap-3 rounded-card border border-transparent px-3 py-2 text-left hover:bg-sunk",
        isOpen && "lg:border-line lg:bg-surface",
      )}
      onClick={onPress}
    >
      {channel.with === null ? (
        <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-ink text-bg">
          <Users className="size-5" />
        </span>
      ) : (
        <Avatar name={channel.name} tone={channel.role === "owner" ? "owner" : "worker"} />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <b className="min-w-0 flex-1 truncate font-semibold">{nameOf(channel)}</b>
          {lastMessage && (
            <TimeText dateTime={lastMessage.createdAt} className="shrink-0 text-sm text-muted tabular-nums">
              {format.shortTime(lastMessage.createdAt)}
            </TimeText>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span className={cn("min-w-0 flex-1 truncate text-sm", count === 0 && "text-muted")}>
            <LastWords channel={channel} />
          </span>
          <CountBadge count={count} label={t("unread", { count })} className="rounded-full" />
        </span>
      </span>
    </button>
  );
}

/** What was said last, in the reader's language where that is stored, and by whom where that is not plain. */
function LastWords({ channel }: { channel: ChannelView }) {
  const t = useTranslations("chat");
  const { viewer } = useWorkspace();
  const { locale } = use(ReaderContext);
  const { lastMessage } = channel;
  if (channel.role === "former" && !lastMessage) return t("former");
  if (!lastMessage) return t("nothingYet");
  const { authorId, author, content } = lastMessage;
  const text = authorId === viewer.id ? content : (storedIn(lastMessage, locale)?.content ?? content);
  if (authorId === viewer.id) return t("youSaid", { text });
  const [name = author.name] = author.name.split(" ");
  return channel.with === null ? t("said", { name, text }) : text;
}
