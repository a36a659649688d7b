import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { ChatComposer } from "../composer/chat-composer";
import type { SearchState } from "../search/search-state";
import { MessageList } from "./message-list";
import { MessagesSkeleton } from "./messages-skeleton";
import { useConversation } from "./use-conversation";
import { useWorkspace } from "@/components/project-model/workspace";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import type { ChannelView } from "@/lib/chat/view";

/** Why loading failed. */
export interface Failure {
  error: Error;
  retry: () => void;
}

interface ConversationProps {
  channel: ChannelView | undefined;
  channels: ChannelView[] | undefined;
  failure: Failure | null;
  withId: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  name: string;
  search: SearchState;
  /** Closes the search and leaves the found message. */
  onLeaveSearch: () => void;
  /** Called when the reader has scrolled from the found message to the newest one. */
  onNewestReached: () => void;
}

/** The channel's messages and the field to write to it. */
export function Conversation(props: ConversationProps) {
  const { channel, channels, withId, field, name, search, onLeaveSearch, onNewestReached } = props;
  const { found, place } = search;
  const t = useTranslations("chat");
  const { project } = useWorkspace();
  const messages = useConversation(project.id, withId, { found, onNewestReached });
  const failed = [messages.query, messages.newest].find(({ data, error }) => !data && error);
  const failure =
    props.failure ?? (failed?.error && { error: failed.error, retry: () => void failed.refetch() });
  const isLoaded = messages.query.data && messages.newest.data;
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
        <div className="min-h-0 flex-1 overflow-hidden page-edge pt-4 lg:px-8">
          {failure ? (
            <LoadFailure title={t("loadFailed")} {...failure} />
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
