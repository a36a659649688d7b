"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";
import { joinNewest } from "./join-newest";
import type { Found } from "../search/search-state";
import { type MessagesQuery, useMessages, useMessagesAround } from "../use-chat";
import { queryKeys } from "@/lib/shared/query-keys";

export interface ConversationMessages {
  /** What is shown. */
  query: MessagesQuery;
  /** From the newest one on; what arrives is added here. */
  newest: MessagesQuery;
  /** Whether newer messages are missing between the two. */
  isPast: boolean;
}

interface Options {
  found: Found | null;
  /** Called when one has read on from the found message to the newest one. */
  onNewestReached: () => void;
}

/**
 * The messages of a channel: the newest and those before them, or those around a message that was found. Once one has read on
 * from there to the newest one, those are the channel's list.
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
  // A read in flight would replace what is written here.
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
