import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { Found } from "../search/search-state";
import { type MessagesQuery, useMessages, useMessagesAround } from "../use-chat";
import { joinNewest } from "./join-newest";
import { queryKeys } from "@/lib/shared/query-keys";

export interface ConversationMessages {
  /** The query to show. */
  query: MessagesQuery;
  /** The query of the newest messages, to which arrivals are added. */
  newest: MessagesQuery;
  /** Whether newer messages are missing between the two. */
  isPast: boolean;
}

interface Options {
  found: Found | null;
  /** Called when the reader has scrolled from the found message to the newest one. */
  onNewestReached: () => void;
}

/**
 * A channel's messages: the newest ones, or those around a found message. Once the reader has scrolled from there to the newest,
 * those pages become the channel's list.
 */
export function useConversation(
  projectId: string,
  withId: string | null,
  { found, onNewestReached }: Options,
): ConversationMessages {
  const client = useQueryClient();
  const isPast = found?.isPast ?? false;
  const newest = useMessages(projectId, withId);
  const around = useMessagesAround(projectId, withId, found?.isPast ? found.id : null);
  // A fetch in flight would overwrite what is written here.
  const isSettled = !newest.isFetching && !around.isFetching;
  const joined = useMemo(
    () => (isSettled && newest.data && around.data ? joinNewest(newest.data, around.data.pages) : null),
    [isSettled, newest.data, around.data],
  );
  const join = useEffectEvent(() => {
    client.setQueryData(queryKeys.messagesIn(projectId, withId), joined);
    onNewestReached();
  });
  useEffect(() => {
    if (joined) join();
  }, [joined]);
  return { query: isPast ? around : newest, newest, isPast };
}
