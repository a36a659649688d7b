import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
} from "@tanstack/react-query";
import type { MiddlePage } from "./thread/join-newest";
import {
  type ChannelMessages,
  keepTimes,
  type MessagesPage,
} from "@/components/project-model/cache/message-cache";
import { cursorIn, pageOf, send } from "@/lib/browser/api-client";
import { reading } from "@/lib/browser/reading";
import { apiPath } from "@/lib/shared/paths/api-path";
import { messagesPath } from "@/lib/shared/paths/messages-path";
import { queryKeys, type SearchedChannels } from "@/lib/shared/query-keys";

/** A few screens. */
const PER_PAGE = "50";

/** A list of messages, page by page. */
export type MessagesQuery = UseInfiniteQueryResult<{ pages: MessagesPage[] }>;

/** The project's channels as the reader sees them, the team's first. Throws ApiError into `error`. */
export function useChannels(projectId: string) {
  return useQuery(channelsOf(projectId));
}

/** The messages of a channel, newest first, page by page; `withId` is null for the team. */
export function useMessages(projectId: string, withId: string | null) {
  return useInfiniteQuery(messagesOf(projectId, withId));
}

/** Reads what the chat shows first, so that it opens without a signal. Never fails: the chat reads it again. */
export async function readChat(client: QueryClient, projectId: string): Promise<void> {
  await Promise.all([
    client.query(channelsOf(projectId)),
    client.infiniteQuery(messagesOf(projectId, null)),
  ]).catch(() => undefined);
}

const channelsOf = (projectId: string) =>
  queryOptions(reading(queryKeys.channels(projectId), apiPath("projects", projectId, "channels")));

const messagesOf = (projectId: string, withId: string | null) =>
  infiniteQueryOptions({
    queryKey: queryKeys.messagesIn(projectId, withId),
    queryFn: ({ pageParam }) => fetchPage(projectId, withId, { before: pageParam ?? undefined }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: MessagesPage) => last.next,
    structuralSharing: (before, after) =>
      replaceEqualDeep(before, keepTimes(before as ChannelMessages | undefined, after as ChannelMessages)),
  });

/** The messages of a channel, or of all, that contain a text, newest first, page by page. */
export function useFoundMessages(projectId: string, searched: SearchedChannels, search: string) {
  const { withId, isEvery } = searched;
  const where = isEvery ? { with: undefined, channels: "all" } : {};
  return useInfiniteQuery({
    queryKey: queryKeys.messagesFound(projectId, searched, search),
    queryFn: ({ pageParam }) =>
      fetchPage(projectId, withId, { before: pageParam ?? undefined, search, ...where }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: MessagesPage) => last.next,
    enabled: search !== "",
    // Not cached: others may write before the next search.
    gcTime: 0,
  });
}

type Cursor = { around: string } | { before: string } | { after: string };

/** The messages around a given one, page by page in both directions; disabled for null. New messages are not added. */
export function useMessagesAround(projectId: string, withId: string | null, id: string | null) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.messagesIn(projectId, withId), "around", id],
    queryFn: ({ pageParam }) => fetchPage(projectId, withId, pageParam),
    initialPageParam: { around: id ?? "" },
    getNextPageParam: ({ next }: MiddlePage): Cursor | null => (next === null ? null : { before: next }),
    getPreviousPageParam: ({ prev }: MiddlePage): Cursor | null => (prev === null ? null : { after: prev }),
    enabled: id !== null,
    gcTime: 0,
  });
}

async function fetchPage(
  projectId: string,
  withId: string | null,
  which: Partial<Record<"before" | "after" | "around" | "search" | "with" | "channels", string | undefined>>,
): Promise<MiddlePage> {
  const query = { limit: PER_PAGE, with: withId ?? undefined, ...which };
  const response = await send("GET", messagesPath(projectId, query));
  const page = await pageOf(response);
  // Only lists around a message have a next newer page.
  return { items: page.items, next: page.before, prev: cursorIn(response, "prev", "after") };
}
