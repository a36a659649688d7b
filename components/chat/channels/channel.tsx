"use client";

import { type RefObject, useRef } from "react";
import { ChannelHead } from "./channel-head";
import { useChannelName } from "./channel-names";
import { Conversation, type Failure } from "../thread/conversation";
import { CLOSED, showMessage, reachNewest, showSearch, type SearchState } from "../search/search-state";
import { useFocusAfter } from "../use-focus-after";
import { onDemand } from "@/components/shell/on-demand";
import type { ChannelView } from "@/lib/chat/view";

const ChannelSearch = onDemand(() => import("../search/channel-search"));

interface ChannelProps {
  /** Undefined until the channels have loaded. */
  channel: ChannelView | undefined;
  channels: ChannelView[] | undefined;
  /** Why the channels could not be loaded. */
  failure: Failure | null;
  withId: string | null;
  /** The field to write in. */
  field: RefObject<HTMLTextAreaElement | null>;
  search: SearchState;
  onSearch: (search: SearchState) => void;
  onClose: () => void;
  onOpenList: () => void;
  /** On phones it opens the list. */
  listButton: RefObject<HTMLButtonElement | null>;
}

/** A channel's messages, the field to write to it, and its search, which covers both. */
export function Channel(props: ChannelProps) {
  const { channel, withId, search, onSearch } = props;
  const isSearching = search.place === "open";
  const nameOf = useChannelName();
  const searchButton = useRef<HTMLButtonElement>(null);
  const name = nameOf(channel ?? { with: withId, name: "" });
  useFocusAfter(isSearching, searchButton);
  const openSearch = () => {
    onSearch(showSearch(search));
  };
  const leaveSearch = () => {
    onSearch(CLOSED);
  };
  return (
    <section aria-label={name} className="relative flex min-h-0 min-w-0 flex-1 flex-col lg:bg-surface">
      <div inert={isSearching} className="flex min-h-0 flex-1 flex-col">
        <ChannelHead
          {...props}
          name={name}
          searchButton={searchButton}
          onSearchSoon={ChannelSearch.preload}
          onSearch={openSearch}
          backToSearch={search.place === "behind" ? openSearch : null}
        />
        <Conversation
          {...props}
          name={name}
          onLeaveSearch={leaveSearch}
          onNewestReached={() => {
            onSearch(reachNewest(search));
          }}
        />
      </div>
      {search.place !== "closed" && (
        <ChannelSearch
          withId={withId}
          name={name}
          isShown={isSearching}
          onShow={(id) => {
            onSearch(showMessage(search, id));
          }}
          onReturn={openSearch}
          onClose={leaveSearch}
          onLoadError={leaveSearch}
        />
      )}
    </section>
  );
}
