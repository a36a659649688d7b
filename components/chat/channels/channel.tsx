import { useTranslations } from "next-intl";
import { type ComponentProps, type RefObject, useRef, useState } from "react";
import { ChannelHead, type ChannelHeadProps } from "./channel-head";
import { useChannelName } from "./channel-names";
import { ChatComposer } from "@/components/chat/composer/chat-composer";
import { CLOSED, reachNewest, type SearchState, showSearch } from "@/components/chat/search/search-state";
import { MessageList } from "@/components/chat/thread/message-list";
import { MessagesSkeleton } from "@/components/chat/thread/messages-skeleton";
import { PendingMessage, usePendingMessages } from "@/components/chat/thread/pending-messages";
import { useConversation } from "@/components/chat/thread/use-conversation";
import { useFocusAfter } from "@/components/chat/use-focus-after";
import { useWorkspace } from "@/components/project-model/workspace";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
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
