import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import { useMessageText } from "../thread/use-message-text";
import { useChannelName } from "./channel-names";
import { useWorkspace } from "@/components/project-model/workspace";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Avatar } from "@/components/ui/display/avatar";
import { CountBadge } from "@/components/ui/display/count-badge";
import type { ChannelView } from "@/lib/chat/view";
import { cn } from "@/lib/shared/utils";

interface ChannelRowProps {
  channel: ChannelView;
  isOpen: boolean;
  onPress: () => void;
}

/** A channel with its last message and its number of unread ones. */
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
        "flex min-h-16 w-full items-center gap-3 rounded-card border border-transparent px-[0.8125rem] py-2 text-left leading-[1.3] hover:bg-sunk",
        isOpen && "lg:border-line lg:bg-surface",
      )}
      onClick={onPress}
    >
      {channel.with === null ? (
        <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-ink text-bg">
          <Users className="size-5" />
        </span>
      ) : (
        <Avatar name={channel.name} userRole={channel.role} />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <b className={cn("min-w-0 flex-1 truncate", isOpen || count > 0 ? "font-bold" : "font-semibold")}>
            {nameOf(channel)}
          </b>
          {lastMessage && (
            <TimeText
              dateTime={lastMessage.createdAt}
              className="shrink-0 text-[0.8125rem] text-muted tabular-nums"
            >
              {format.shortTime(lastMessage.createdAt)}
            </TimeText>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span className={cn("min-w-0 flex-1 truncate text-sm", count === 0 && "text-muted")}>
            <LastWords channel={channel} />
          </span>
          <CountBadge
            count={count}
            label={t("unread", { count })}
            className="h-5 min-w-5 rounded-full text-xs"
          />
        </span>
      </span>
    </button>
  );
}

/** The last message, in the reader's language if a translation is stored, with its author unless that is obvious. */
function LastWords({ channel }: { channel: ChannelView }) {
  const t = useTranslations("chat");
  const { viewer } = useWorkspace();
  const textOf = useMessageText();
  const { lastMessage } = channel;
  if (channel.role === "former" && !lastMessage) return t("former");
  if (!lastMessage) return t("nothingYet");
  const { authorId, author } = lastMessage;
  const text = textOf(lastMessage);
  if (authorId === viewer.id) return t("youSaid", { text });
  const [name = author.name] = author.name.split(" ");
  return channel.with === null ? t("said", { name, text }) : text;
}
