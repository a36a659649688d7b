import { ArrowLeft, MessagesSquare, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { SearchContext } from "./search-state";
import { channelOf, useChannelName } from "@/components/chat/channels/channel-names";
import { MessageFrame } from "@/components/chat/message/message-frame";
import { MessageWords } from "@/components/chat/message/message-words";
import { toTranslatable } from "@/components/chat/message/to-translatable";
import { VoiceMessage } from "@/components/chat/message/voice-message";
import { DayLine, isFirstOfDay } from "@/components/chat/thread/day-line";
import { LoadMessages } from "@/components/chat/thread/load-messages";
import { MessagesSkeleton } from "@/components/chat/thread/messages-skeleton";
import { useFoundMessages } from "@/components/chat/use-chat";
import { useFocusAfter } from "@/components/chat/use-focus-after";
import { SearchField } from "@/components/form/search-field";
import { useSettled } from "@/components/form/use-settled";
import { useWorkspace } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Button } from "@/components/ui/input/button";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";
import { wordsOf } from "@/lib/shared/search";
import { cn } from "@/lib/shared/utils";

interface ChannelSearchProps {
  /** The open channel; null for the team. */
  withId: string | null;
  /** The project's channels. */
  channels: ChannelView[];
  /** False while one of the messages found is shown in its context. */
  isShown: boolean;
  onShow: (message: ChatMessageView) => void;
  /** Returns from there to the search as it was left. */
  onReturn: () => void;
  onClose: () => void;
}

/** The search of the open channel, or of all, which covers the channel's header and messages. */
export default function ChannelSearch(props: ChannelSearchProps) {
  const { withId, channels, isShown, onShow, onReturn, onClose } = props;
  const t = useTranslations("chat");
  const { project } = useWorkspace();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const search = useSettled(wordsOf(typed).length > 0 ? typed.trim() : "");
  const [isEvery, setEvery] = useState(false);
  const query = useFoundMessages(project.id, { withId, isEvery }, search);
  const nameIn = useChannelName();
  const nameOf = (id: string | null) =>
    nameIn(channels.find((one) => one.with === id) ?? { with: id, name: "" });
  useBackCloses(true, onClose);
  useBackCloses(!isShown, onReturn);
  useEffect(() => field.current?.focus(), []);
  const pressed = useRef<HTMLButtonElement>(null);
  useFocusAfter(!isShown, pressed);
  const clear = () => {
    setTyped("");
    field.current?.focus();
  };
  return (
    // `invisible` rather than unmounted: it keeps its scroll position.
    <div className={cn("absolute inset-0 z-1 flex flex-col bg-bg lg:bg-surface", !isShown && "invisible")}>
      <div className="flex h-16 shrink-0 items-center gap-1 border-b border-line px-1 max-lg:bg-surface max-lg:pr-4 lg:h-18 lg:gap-3 lg:px-8">
        <Button variant="bare" size="icon" className="lg:hidden" onClick={onClose}>
          <ArrowLeft aria-hidden className="size-5.5" />
          <span className="sr-only">{t("leaveSearch")}</span>
        </Button>
        <SearchField
          ref={field}
          label={t("search")}
          value={typed}
          onValue={setTyped}
          className="min-w-0 flex-1 lg:max-w-180 [&_input]:bg-bg"
        />
        <Button variant="bare" size="icon" className="ml-auto max-lg:hidden" onClick={onClose}>
          <X aria-hidden className="size-5.5" />
          <span className="sr-only">{t("leaveSearch")}</span>
        </Button>
      </div>
      <div className="shrink-0 overflow-hidden border-b border-line px-4 py-2 max-lg:bg-surface lg:px-8">
        <SwitchTabs
          label={t("searchIn")}
          className="lg:max-w-180"
          options={[
            { value: "one", label: t("inChannel", { channel: nameOf(withId) }) },
            { value: "every", label: t("inEveryChannel") },
          ]}
          value={isEvery ? "every" : "one"}
          onChoose={(where) => setEvery(where === "every")}
        />
      </div>
      <SearchContext value={search}>
        <FoundMessages
          search={search}
          query={query}
          channel={isEvery ? null : nameOf(withId)}
          nameOf={nameOf}
          onShow={(message, button) => {
            pressed.current = button;
            onShow(message);
          }}
          onClear={clear}
        />
      </SearchContext>
    </div>
  );
}

interface FoundMessagesProps {
  /** Empty until something is searched for. */
  search: string;
  query: ReturnType<typeof useFoundMessages>;
  /** The name of the channel that is searched; null for all of them. */
  channel: string | null;
  /** What the channel with a person is called, or for null the team's. */
  nameOf: (withId: string | null) => string;
  /** Shows a message in its context. */
  onShow: OnShow;
  onClear: () => void;
}

type OnShow = (message: ChatMessageView, button: HTMLButtonElement) => void;

/** The messages found in a channel or in all, newest first, by day; or why there are none. */
function FoundMessages(props: FoundMessagesProps) {
  const { search, query, channel } = props;
  const t = useTranslations("chat");
  const found = query.data?.pages.flatMap(({ items }) => items);
  return (
    <div
      ref={scrolledByKeys}
      role="region"
      aria-label={channel === null ? t("resultsInEvery") : t("results", { channel })}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] focus-visible:-outline-offset-2 lg:px-8"
    >
      <p role="status" className="sr-only">
        {found && search !== "" && <Outcome search={search} found={found} hasMore={query.hasNextPage} />}
      </p>
      {search === "" ? <Hint channel={channel} /> : <Found {...props} />}
    </div>
  );
}

/** Makes the box focusable: Firefox and Safari scroll by keyboard only what can have the focus. */
function scrolledByKeys(box: HTMLElement | null): void {
  if (box) box.tabIndex = 0;
}

function Hint({ channel }: Pick<FoundMessagesProps, "channel">) {
  const t = useTranslations("chat");
  return (
    <p className="py-6 text-muted">
      {channel === null ? t("searchHintInEvery") : t("searchHint", { channel })}
    </p>
  );
}

interface OutcomeProps {
  search: string;
  found: ChatMessageView[];
  hasMore: boolean;
}

/** Announces the result of a search to screen readers. */
function Outcome({ search, found: { length: count }, hasMore }: OutcomeProps): ReactNode {
  const t = useTranslations("chat");
  if (count === 0) return t("nothingFound", { text: search });
  return hasMore ? t("newestFound", { count }) : t("found", { count });
}

function Found({ search, query, channel, nameOf, onShow, onClear }: FoundMessagesProps) {
  const t = useTranslations("chat");
  const format = useFormat();
  const { viewer } = useWorkspace();
  const found = query.data?.pages.flatMap(({ items }) => items);
  if (!found && query.error) return <LoadFailure of={query} title={t("searchFailed")} />;
  if (!found) return <MessagesSkeleton label={t("searching")} />;
  if (found.length === 0)
    return (
      <div className="grid justify-items-start gap-3 py-6">
        <p className="wrap-anywhere">{t("nothingFound", { text: search })}</p>
        <Button variant="secondary" onClick={onClear}>
          {t("clearSearch")}
        </Button>
      </div>
    );
  return (
    <ol className="lg:max-w-180">
      {found.map((message, at) => (
        // Remounts for another search: whether an original is open depends on it.
        <Fragment key={`${message.id} ${search}`}>
          {isFirstOfDay(message, found[at - 1], format) && <DayLine at={message.createdAt} />}
          <FoundMessage
            message={message}
            onShow={onShow}
            channel={nameOf(channelOf(message, viewer.id))}
            isNamed={channel === null}
          />
        </Fragment>
      ))}
      <LoadMessages query={query} direction="older" />
    </ol>
  );
}

interface FoundMessageProps {
  message: ChatMessageView;
  /** The name of its channel. */
  channel: string;
  /** Whether the button says it. */
  isNamed: boolean;
  onShow: OnShow;
}

/** A whole message with its author, even if that is the reader; a press shows it in its context. */
function FoundMessage({ message, channel, isNamed, onShow }: FoundMessageProps) {
  const t = useTranslations("chat");
  const format = useFormat();
  const { viewer } = useWorkspace();
  const { author, audioUrl, capturedAt, createdAt } = message;
  const at = capturedAt ?? createdAt;
  const time = format.time(at);
  return (
    <MessageFrame author={author} time={{ label: time, dateTime: at }} isOwn={false} state={null}>
      {audioUrl ? (
        <VoiceMessage message={message} channelName={channel} />
      ) : (
        <MessageWords of={toTranslatable(message, viewer.id)} />
      )}
      <Button
        variant="ghost"
        size="text"
        className="-ml-3 flex min-h-12"
        aria-label={
          isNamed
            ? t("showThisIn", { channel, name: author.name, time })
            : t("showThis", { name: author.name, time })
        }
        onClick={({ currentTarget }) => onShow(message, currentTarget)}
      >
        <MessagesSquare aria-hidden className="size-4.5" />
        {isNamed ? t("showIn", { channel }) : t("show")}
      </Button>
    </MessageFrame>
  );
}
