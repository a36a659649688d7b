import { type RefObject, useRef } from "react";
import { CLOSED, reachNewest, showSearch, type SearchState } from "../search/search-state";
import { Conversation, type Failure } from "../thread/conversation";
import { useFocusAfter } from "../use-focus-after";
import { ChannelHead } from "./channel-head";
import { useChannelName } from "./channel-names";
import type { ChannelView } from "@/lib/chat/view";

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
  /** Preloads the search. */
  onSearchSoon: () => void;
  onClose: () => void;
  onOpenList: () => void;
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
