"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useRef, useState } from "react";
import { LoadFailure } from "@/components/shell/load-failure";
import { onDemand } from "@/components/shell/on-demand";
import { useWorkspace } from "@/components/project-model/workspace";
import type { ChannelView } from "@/lib/chat/view";
import { ChannelHead } from "./channel-head";
import { useChannelName } from "./channel-names";
import { ChatComposer } from "./chat-composer";
import { MessageList } from "./message-list";
import { MessagesSkeleton } from "./messages-skeleton";
import { useMessages } from "./use-chat";
import { useFocusAfter } from "./use-focus-after";

const ChannelSearch = onDemand(() => import("./channel-search"));

interface Failure {
  error: Error;
  retry: () => void;
}

interface ChannelProps {
  /** Undefined until the channels are there. */
  channel: ChannelView | undefined;
  channels: ChannelView[] | undefined;
  /** Why the channels could not be loaded. */
  failure: Failure | null;
  withId: string | null;
  /** The field to write in. */
  field: RefObject<HTMLTextAreaElement | null>;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
  onClose: () => void;
  onOpenList: () => void;
  /** On phones it opens the list. */
  listButton: RefObject<HTMLButtonElement | null>;
}

/** A channel's messages, the field to write to it, and its search, which covers both. */
export function Channel(props: ChannelProps) {
  const { channel, withId, isSearching, onSearch } = props;
  const nameOf = useChannelName();
  const searchButton = useRef<HTMLButtonElement>(null);
  const name = nameOf(channel ?? { with: withId, name: "" });
  useFocusAfter(isSearching, searchButton);
  const leaveSearch = () => {
    onSearch(false);
  };
  return (
    <section aria-label={name} className="relative flex min-h-0 min-w-0 flex-1 flex-col lg:bg-surface">
      <div inert={isSearching} className="flex min-h-0 flex-1 flex-col">
        <ChannelHead
          {...props}
          {...{ name, searchButton }}
          onSearchSoon={ChannelSearch.preload}
          onSearch={() => {
            onSearch(true);
          }}
        />
        <Conversation {...props} name={name} />
      </div>
      {isSearching && <ChannelSearch {...{ withId, name }} onClose={leaveSearch} onLoadError={leaveSearch} />}
    </section>
  );
}

/** What was said in the channel, and the field to write to it. */
function Conversation(props: ChannelProps & { name: string }) {
  const { channel, channels, withId, field, name, isSearching } = props;
  const t = useTranslations("chat");
  const { project } = useWorkspace();
  const query = useMessages(project.id, withId);
  const failure = props.failure ?? (query.error && { error: query.error, retry: () => void query.refetch() });
  // What was posted here brings the end into sight.
  const [posted, setPosted] = useState(0);
  return (
    <>
      {query.data && channel && channels ? (
        <MessageList key={channel.with} {...{ channel, query, name, posted }} isCovered={isSearching} />
      ) : (
        <div className="min-h-0 flex-1 overflow-hidden page-edge pt-4 lg:px-8">
          {failure ? (
            <LoadFailure title={t("loadFailed")} {...failure} />
          ) : (
            <MessagesSkeleton label={t("messages", { channel: name })} />
          )}
        </div>
      )}
      <ChatComposer
        {...{ withId, field, name }}
        isFormer={channel?.role === "former"}
        onPosted={() => {
          setPosted((count) => count + 1);
        }}
      />
    </>
  );
}
