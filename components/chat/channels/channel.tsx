import { ArrowLeft, Search, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, type Ref, type RefObject, useRef, useState } from "react";
import { useChannelName } from "./channel-names";
import { ChatComposer } from "@/components/chat/composer/chat-composer";
import { CLOSED, reachNewest, type SearchState, showSearch } from "@/components/chat/search/search-state";
import { MessageList } from "@/components/chat/thread/message-list";
import { MessagesSkeleton } from "@/components/chat/thread/messages-skeleton";
import { PendingMessage, usePendingMessages } from "@/components/chat/thread/pending-messages";
import { useConversation } from "@/components/chat/thread/use-conversation";
import { useFocusAfter } from "@/components/chat/use-focus-after";
import { countMembers } from "@/components/project-model/people";
import { useWorkspace } from "@/components/project-model/workspace";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Avatar } from "@/components/ui/display/avatar";
import { CountBadge } from "@/components/ui/display/count-badge";
import { Button } from "@/components/ui/input/button";
import type { ChannelView } from "@/lib/chat/view";
import { cn } from "@/lib/shared/utils";

interface ChannelProps extends Pick<
  ChannelHeadProps,
  "channel" | "channels" | "onSearchSoon" | "onClose" | "onOpenList"
> {
  /** The channels, if they could not be loaded. */
  failed: ComponentProps<typeof LoadFailure>["of"] | null;
  withId: string | null;
  /** The field to write in. */
  field: RefObject<HTMLTextAreaElement | null>;
  search: SearchState;
  onSearch: (search: SearchState) => void;
  /** On phones it opens the list. */
  listButton: RefObject<HTMLButtonElement | null>;
}

/** A channel's messages, the field to write to it, both under a search while one is open. */
export function Channel(props: ChannelProps) {
  const { channel, withId, search, onSearch } = props;
  const isSearching = search.place === "open";
  const nameOf = useChannelName();
  const searchButton = useRef<HTMLButtonElement>(null);
  const name = nameOf(channel ?? { with: withId, name: "" });
  useFocusAfter(isSearching, searchButton);
  const openSearch = () => onSearch(showSearch(search));
  return (
    <section aria-label={name} className="flex min-h-0 min-w-0 flex-1 flex-col lg:bg-surface">
      <div inert={isSearching} className="flex min-h-0 flex-1 flex-col">
        <ChannelHead
          {...props}
          name={name}
          searchButton={searchButton}
          onSearch={openSearch}
          backToSearch={search.place === "behind" ? openSearch : null}
        />
        <Conversation
          {...props}
          name={name}
          onLeaveSearch={() => onSearch(CLOSED)}
          onNewestReached={() => onSearch(reachNewest(search))}
        />
      </div>
    </section>
  );
}

interface ConversationProps extends Pick<
  ChannelProps,
  "channel" | "channels" | "failed" | "withId" | "field" | "search"
> {
  name: string;
  /** Closes the search and leaves the found message. */
  onLeaveSearch: () => void;
  /** Called when the reader has scrolled from the found message to the newest one. */
  onNewestReached: () => void;
}

/** The channel's messages and the field to write to it. */
function Conversation(props: ConversationProps) {
  const { channel, channels, withId, field, name, search, onLeaveSearch, onNewestReached } = props;
  const { found, place } = search;
  const t = useTranslations("chat");
  const { project } = useWorkspace();
  const messages = useConversation(project.id, withId, { found, onNewestReached });
  const failed = props.failed ?? [messages.query, messages.newest].find(({ data, error }) => !data && error);
  const isLoaded = messages.query.data && messages.newest.data;
  const waiting = usePendingMessages(withId);
  const [ends, setEnds] = useState(0);
  const toNewest = () => {
    onLeaveSearch();
    setEnds((count) => count + 1);
  };
  return (
    <>
      {isLoaded && channel && channels ? (
        <MessageList
          key={found?.count ?? "newest"}
          {...{ channel, name, ends, ...messages }}
          foundId={found?.id}
          isCovered={place === "open"}
          onNewest={toNewest}
        />
      ) : (
        <div
          className={cn(
            "min-h-0 flex-1 page-edge pt-4 lg:px-8",
            failed ? "overflow-y-auto" : "overflow-hidden",
          )}
        >
          {failed ? (
            <>
              <LoadFailure of={failed} title={t("loadFailed")} />
              {waiting.map((item) => (
                <PendingMessage key={item.id} item={item} />
              ))}
            </>
          ) : (
            <MessagesSkeleton label={t("messages", { channel: name })} />
          )}
        </div>
      )}
      <ChatComposer
        withId={withId}
        field={field}
        name={name}
        isFormer={channel?.role === "former"}
        onPosted={toNewest}
      />
    </>
  );
}

interface ChannelHeadProps {
  channel: ChannelView | undefined;
  channels: ChannelView[] | undefined;
  name: string;
  onClose: () => void;
  onOpenList: () => void;
  /** Opens the list of channels; the focus returns here when it closes. */
  listButton: Ref<HTMLButtonElement>;
  /** Goes back to the search from a message that was found; null otherwise. */
  backToSearch: (() => void) | null;
  /** Opens the search; the focus returns to `searchButton` when it closes. */
  onSearch: () => void;
  /** Preloads the search, on hover or focus. */
  onSearchSoon: () => void;
  searchButton: Ref<HTMLButtonElement>;
}

/**
 * Which channel it is and who reads it, with buttons back to a search or (on phones) to the project, and to the other channels.
 */
function ChannelHead(props: ChannelHeadProps) {
  const {
    channel,
    channels = [],
    name,
    onClose,
    onOpenList,
    backToSearch,
    onSearch,
    onSearchSoon,
    searchButton,
    listButton,
  } = props;
  const t = useTranslations("chat");
  const elsewhere = channels
    .filter((one) => one.with !== channel?.with)
    .reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  return (
    <header className="flex h-16 shrink-0 items-center gap-1 border-b border-line px-1 max-lg:bg-surface lg:h-18 lg:px-8">
      <Button
        variant="bare"
        size="icon"
        className={backToSearch ? "lg:-ml-3" : "lg:hidden"}
        onClick={backToSearch ?? onClose}
      >
        <ArrowLeft aria-hidden className="size-5.5" />
        <span className="sr-only">{t(backToSearch ? "backToSearch" : "back")}</span>
      </Button>
      <div className="min-w-0 flex-1 leading-tight">
        <h2 className="truncate text-[1.125rem] font-head lg:text-[1.375rem]">{name}</h2>
        <Readers channel={channel} />
      </div>
      {channel?.with === null && <Faces channels={channels} />}
      <Button
        ref={searchButton}
        variant="bare"
        size="icon"
        className="lg:ml-3 lg:size-11"
        onPointerEnter={onSearchSoon}
        onFocus={onSearchSoon}
        onClick={onSearch}
      >
        <Search aria-hidden className="size-5" />
        <span className="sr-only">{t("search")}</span>
      </Button>
      <Button ref={listButton} variant="bare" size="icon" className="relative lg:hidden" onClick={onOpenList}>
        <Users aria-hidden className="size-6" />
        <span className="sr-only">{t("channels")}</span>
        <CountBadge
          count={elsewhere}
          label={t("unread", { count: elsewhere })}
          className="absolute top-0.5 right-0.5 h-5 min-w-5 rounded-full px-1"
        />
      </Button>
    </header>
  );
}

function Readers({ channel }: { channel: ChannelView | undefined }) {
  const t = useTranslations("chat");
  const tProjects = useTranslations("projects");
  const { project } = useWorkspace();
  const members = tProjects("members", { count: countMembers(project) });
  const isDirect = channel !== undefined && channel.with !== null;
  const hint = channel?.role === "former" ? t("former") : t("twoOnly");
  const who = isDirect ? hint : channel && members;
  return (
    <p className="truncate text-sm text-muted">
      <span className="lg:hidden">{[who, project.name].filter(Boolean).join(" · ")}</span>
      <span className="max-lg:hidden">{isDirect ? hint : channel && `${t("teamHint")} · ${members}`}</span>
    </p>
  );
}

/** Faces beside the name on desktops. */
const FACES = 5;

function Faces({ channels }: { channels: ChannelView[] }) {
  const { viewer } = useWorkspace();
  const others = channels.filter((one) => one.with !== null && one.role !== "former");
  const people = [{ name: viewer.name, role: viewer.role }, ...others];
  return (
    <div aria-hidden className="hidden gap-1 lg:flex">
      {people.slice(0, FACES).map(({ name, role }, at) => (
        <Avatar key={at} name={name} userRole={role} className="size-8 text-xs" />
      ))}
      {people.length > FACES && (
        <span className="grid size-8 place-items-center rounded-full bg-sunk text-xs font-semibold text-muted">
          +{people.length - FACES}
        </span>
      )}
    </div>
  );
}
