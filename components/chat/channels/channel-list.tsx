import { ArrowLeft, Lock, Plus, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { usePendingRecipients } from "../thread/pending-messages";
import { useMessageText } from "../thread/use-message-text";
import { useChannelName } from "./channel-names";
import { useWorkspace } from "@/components/project-model/workspace";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { DialogButton } from "@/components/shell/dialog-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Avatar } from "@/components/ui/display/avatar";
import { CountBadge } from "@/components/ui/display/count-badge";
import { Skeleton } from "@/components/ui/display/skeleton";
import { buttonVariants } from "@/components/ui/input/button-variants";
import type { ChannelView } from "@/lib/chat/view";
import { cn } from "@/lib/shared/utils";

const NewMessage = onDemand(() => import("../thread/new-message"));

interface ChannelListProps {
  channels: ChannelView[] | undefined;
  /** Whether the channels could not be loaded; the list says so. */
  hasFailed: boolean;
  /** The open channel: somebody's id, or null for the team. */
  openId: string | null;
  /** Whether phones show it in place of the messages. */
  isShown: boolean;
  onOpen: (withId: string | null) => void;
  /** The field of the open channel. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Back to the project, on desktops. */
  onClose: () => void;
  /** Back to the messages, on phones. */
  onBack: () => void;
}

/** The team's channel, and the direct ones with messages. The plus button starts a new one. */
export function ChannelList(props: ChannelListProps) {
  const { channels, hasFailed, openId, isShown, onOpen, onClose, onBack } = props;
  const t = useTranslations("chat");
  const { project } = useWorkspace();
  const [team, ...others] = channels ?? [];
  const pending = usePendingRecipients();
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isShown) back.current?.focus();
  }, [isShown]);
  const people = others.filter(
    (one) => one.lastMessage !== null || one.with === openId || pending.has(one.with),
  );
  const row = (channel: ChannelView) => (
    <li key={channel.with}>
      <ChannelRow channel={channel} isOpen={channel.with === openId} onPress={() => onOpen(channel.with)} />
    </li>
  );
  return (
    <nav
      aria-label={t("channels")}
      className={cn(
        "min-h-0 flex-col overflow-y-auto overscroll-contain border-line px-4.5 pb-6 max-lg:flex-1 lg:flex lg:w-85 lg:shrink-0 lg:border-r",
        isShown ? "flex" : "hidden",
      )}
    >
      <button ref={back} type="button" className={backClasses} onClick={isShown ? onBack : onClose}>
        <ArrowLeft aria-hidden className="size-4.5 shrink-0" />
        <span className="truncate">{isShown ? t("backToMessages") : project.name}</span>
      </button>
      <p className="px-3.5 pb-3.5 text-[1.625rem] leading-tight font-extrabold tracking-[-0.02em]">
        {t("title")}
      </p>
      {!channels && !hasFailed && <ListSkeleton label={t("channels")} />}
      {team && <ul>{row(team)}</ul>}
      {channels && (
        <>
          <div className="mt-3.5 flex min-h-10 items-center justify-between pl-3.5">
            <h2 className="font-bold">{t("direct")}</h2>
            <NewMessageButton {...props} channels={channels} />
          </div>
          <ul>{people.map(row)}</ul>
          <p className="flex gap-2 px-3.5 pt-3.5 text-sm text-muted">
            {others.length > 0 && <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />}
            {others.length > 0 ? t("directHint") : t("nobodyElse")}
          </p>
        </>
      )}
    </nav>
  );
}

type NewMessageButtonProps = Pick<ChannelListProps, "field" | "onOpen"> & { channels: ChannelView[] };

/** Starts a conversation with anybody of the project. */
function NewMessageButton({ channels, field, onOpen }: NewMessageButtonProps) {
  const t = useTranslations("chat");
  return (
    <DialogButton
      variant="ghost"
      size="icon"
      className="-mr-0.5 lg:mr-1.5 lg:size-9"
      {...NewMessage.near}
      dialog={(close) => <NewMessage channels={channels} field={field} onChoose={onOpen} onClose={close} />}
    >
      <Plus aria-hidden className="size-5" />
      <span className="sr-only">{t("newMessage")}</span>
    </DialogButton>
  );
}

const backClasses = cn(
  buttonVariants({ variant: "ghost", size: "text" }),
  "mt-2 max-w-full justify-start self-start px-3.5 lg:min-h-12",
);

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="grid gap-2 px-3.5">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14 rounded-card" />
      ))}
    </div>
  );
}

interface ChannelRowProps {
  channel: ChannelView;
  isOpen: boolean;
  onPress: () => void;
}

/** A channel with its last message and its number of unread ones. */
function ChannelRow({ channel, isOpen, onPress }: ChannelRowProps) {
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
  const { text, lang } = textOf(lastMessage);
  const [name = author.name] = author.name.split(" ");
  const isObvious = channel.with !== null;
  return (
    <span lang={lang}>
      {authorId === viewer.id ? t("youSaid", { text }) : isObvious ? text : t("said", { name, text })}
    </span>
  );
}
