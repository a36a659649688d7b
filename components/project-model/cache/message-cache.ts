import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { changeIn, changeProject } from "./change-one";
import { refetchInFlight } from "./invalidate";
import { insert, isNewer, mapItems } from "./pages";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";
import type { ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";

/** One page of a channel, newest first; `next` is the cursor of the following page. */
export interface MessagesPage {
  items: ChatMessageView[];
  next: string | null;
}

/** The pages of a channel that are loaded so far. */
export type ChannelMessages = InfiniteData<MessagesPage, string | null>;

/** Finds a message in the project's cached lists, or as a channel's last message. */
export function findMessage(client: QueryClient, projectId: string, id: string): ChatMessageView | undefined {
  const lists = client.getQueriesData<ChannelMessages>({ queryKey: queryKeys.messages(projectId) });
  const listed = lists.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []);
  const last = channelsOf(client, projectId).flatMap(({ lastMessage }) => lastMessage ?? []);
  return [...listed, ...last].find((message) => message.id === id);
}

/** Inserts a new message into its channel by time; idempotent. */
export function addMessage(client: QueryClient, message: ChatMessageView): void {
  const { projectId } = message;
  for (const withId of channelIds(message)) {
    const queryKey = queryKeys.messagesIn(projectId, withId);
    client.setQueryData<ChannelMessages>(queryKey, (data) => data && insertKept(data, message));
  }
  changeChannels(client, projectId, (channel) =>
    isIn(channel, message) && (!channel.lastMessage || isNewer(message, channel.lastMessage))
      ? { ...channel, lastMessage: message }
      : channel,
  );
  refetchInFlight(client, queryKeys.messages(projectId));
}

function insertKept(data: ChannelMessages, message: ChatMessageView): ChannelMessages {
  const shown = data.pages.flatMap(({ items }) => items).find(({ id }) => id === message.id);
  return insert(data, withTimeOf(shown, message));
}

/** Replaces a message wherever it is shown, keeping the time that is shown. */
export function replaceMessage(client: QueryClient, message: ChatMessageView): void {
  changeMessages(client, message.projectId, (one) =>
    one.id === message.id ? withTimeOf(one, message) : one,
  );
  refetchInFlight(client, queryKeys.messages(message.projectId));
}

/** A refetched list in which each message keeps the time shown while the page is open. */
export function keepTimes(before: ChannelMessages | undefined, after: ChannelMessages): ChannelMessages {
  const shown = new Map(before?.pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const kept = (message: ChatMessageView) => withTimeOf(shown.get(message.id), message);
  return mapItems(after, (items) => items.map(kept));
}

/** The server leaves out a capture time close to that of posting, but the reader saw it while the message was pending. */
function withTimeOf(shown: ChatMessageView | undefined, message: ChatMessageView): ChatMessageView {
  return shown?.capturedAt && !message.capturedAt ? { ...message, capturedAt: shown.capturedAt } : message;
}

/** Changes a project's messages wherever they are cached. */
function changeMessages(
  client: QueryClient,
  projectId: string,
  changed: (message: ChatMessageView) => ChatMessageView,
): void {
  client.setQueriesData<ChannelMessages>(
    { queryKey: queryKeys.messages(projectId) },
    (data) => data && mapItems(data, (items) => items.map(changed)),
  );
  changeChannels(client, projectId, (channel) =>
    channel.lastMessage ? { ...channel, lastMessage: changed(channel.lastMessage) } : channel,
  );
}

/** A message's author and recipient; null for the team channel. */
interface Sides {
  authorId?: string;
  recipientId?: string | null;
}

/** A message announced by an event. */
interface Arrival extends Sides {
  projectId: string;
  seq: number;
}

/**
 * Counts a message by somebody else as unread, unless the counts were read after it or the reader has seen it. The response to
 * the reader's own message may come before the event of an older one.
 */
export function countUnread(client: QueryClient, arrival: Arrival, readerId: string): void {
  const { projectId, seq } = arrival;
  const isSeen = channelsOf(client, projectId).some((one) => isIn(one, arrival) && one.readSeq >= seq);
  if (isSeen) return;
  const counted = <P extends ProjectView>(project: P): P =>
    project.id === projectId && project.eventSeq < seq
      ? { ...project, unreadMessagesCount: project.unreadMessagesCount + 1 }
      : project;
  changeProjects(client, projectId, counted);
  const isCounted = ({ lastMessage }: ChannelView) =>
    lastMessage !== null && lastMessage.authorId !== readerId && (lastMessage.seq ?? 0) >= seq;
  changeChannels(client, projectId, (channel) =>
    isIn(channel, arrival) && !isCounted(channel)
      ? { ...channel, unreadCount: channel.unreadCount + 1 }
      : channel,
  );
}

/** A channel that a reader has read up to event `seq`. */
interface ReadMark {
  projectId: string;
  withId: string | null;
  seq: number;
  readerId: string;
}

/** Marks a channel as read up to an event; later messages stay unread. */
export function clearUnread(client: QueryClient, { projectId, withId, seq, readerId }: ReadMark): void {
  const channel = channelsOf(client, projectId).find((one) => one.with === withId);
  const before = channel?.unreadCount ?? 0;
  const messages = client.getQueryData<ChannelMessages>(queryKeys.messagesIn(projectId, withId));
  const isLater = (one: ChatMessageView) => one.authorId !== readerId && (one.seq ?? 0) > seq;
  const later = messages?.pages.flatMap(({ items }) => items.filter(isLater)).length ?? 0;
  const after = Math.min(before, later);
  changeChannels(client, projectId, (one) =>
    one.with === withId ? { ...one, unreadCount: after, readSeq: Math.max(one.readSeq, seq) } : one,
  );
  changeProjects(client, projectId, (project) => ({
    ...project,
    unreadMessagesCount: Math.max(0, project.unreadMessagesCount - (before - after)),
  }));
}

function changeProjects(
  client: QueryClient,
  projectId: string,
  changed: <P extends ProjectView>(project: P) => P,
): void {
  changeProject(client, projectId, changed);
  changeIn<ProjectView>(client, queryKeys.projects(), projectId, changed);
}

function channelsOf(client: QueryClient, projectId: string): ChannelView[] {
  return client.getQueryData<ChannelView[]>(queryKeys.channels(projectId)) ?? [];
}

function changeChannels(
  client: QueryClient,
  projectId: string,
  changed: (channel: ChannelView) => ChannelView,
): void {
  const queryKey = queryKeys.channels(projectId);
  client.setQueryData<ChannelView[]>(queryKey, (channels) => channels && newestFirst(channels.map(changed)));
}

/** The server's order: the team first, then by newest message. */
function newestFirst(channels: ChannelView[]): ChannelView[] {
  const newest = ({ lastMessage }: ChannelView) => lastMessage?.createdAt ?? "";
  return channels.toSorted((a, b) => {
    if (a.with === null || b.with === null) return Number(a.with !== null) - Number(b.with !== null);
    return newest(b).localeCompare(newest(a)) || a.name.localeCompare(b.name);
  });
}

/** The ids its channel may have: a direct channel has the other person's id, which depends on the reader. */
function channelIds({ authorId, recipientId }: ChatMessageView): (string | null)[] {
  return recipientId === null ? [null] : [authorId, recipientId];
}

function isIn(channel: ChannelView, { authorId, recipientId = null }: Sides): boolean {
  if (recipientId === null) return channel.with === null;
  return channel.with === authorId || channel.with === recipientId;
}
