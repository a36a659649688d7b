"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { MessagesPage } from "@/components/project-model/cache/message-cache";
import { api } from "@/lib/api-client";
import { chatPaths } from "@/lib/chat-paths";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";
import { queryKeys } from "@/lib/query-keys";

/** Some screenfuls. */
const PER_PAGE = "50";

/** The project's channels as the reader sees them: the team's first. Throws ApiError into `error`. */
export function useChannels(projectId: string) {
  return useQuery({
    queryKey: queryKeys.channels(projectId),
    queryFn: async () => (await api.get(chatPaths.channels(projectId))) as ChannelView[],
  });
}

/** The messages of a channel, newest first, page by page; `withId` is null for the team. */
export function useMessages(projectId: string, withId: string | null) {
  return useInfiniteQuery({
    queryKey: queryKeys.messagesIn(projectId, withId),
    queryFn: ({ pageParam }) => fetchPage(projectId, withId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last: MessagesPage) => last.next,
  });
}

/** The messages of a channel that contain a text, newest first, page by page. */
export function useFoundMessages(projectId: string, withId: string | null, search: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.messagesFound(projectId, withId, search),
    queryFn: ({ pageParam }) => fetchPage(projectId, withId, pageParam, search),
    initialPageParam: null as string | null,
    getNextPageParam: (last: MessagesPage) => last.next,
    enabled: search !== "",
    // Other people write meanwhile.
    gcTime: 0,
  });
}

async function fetchPage(
  projectId: string,
  withId: string | null,
  before: string | null,
  search?: string,
): Promise<MessagesPage> {
  const query = { limit: PER_PAGE, with: withId ?? undefined, before: before ?? undefined, search };
  const page = await api.page(chatPaths.messages(projectId, query));
  return { items: page.items as ChatMessageView[], next: page.before };
}
