import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { list, message } from "@/sandbox/fixtures/cache/cached-rows";
import {
  addMessage,
  type ChannelMessages,
  clearUnread,
  countUnread,
  keepTimes,
  replaceMessage,
} from "./message-cache";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  const channel = (withId: string | null) => ({
    with: withId,
    name: withId ?? "Harlow Street",
    unreadCount: 0,
    readSeq: 5,
    lastMessage: withId === null ? message("m", {}) : null,
  });
  client.setQueryData(queryKeys.channels("p"), [channel(null), channel("dale"), channel("june")]);
  client.setQueryData(queryKeys.messagesIn("p", "june"), list());
  client.setQueryData(queryKeys.messagesIn("p", null), list(message("m", {})));
  client.setQueryData(queryKeys.project("p"), { id: "p", eventSeq: 5, unreadMessagesCount: 0 });
});

const fromJune = message("n", { recipientId: "rosa", seq: 6 }) as unknown as ChatMessageView;
const arrival = { projectId: "p", seq: 6, authorId: "june", recipientId: "rosa" };
const unread = () => ({
  project: client.getQueryData<ProjectDetailView>(queryKeys.project("p"))?.unreadMessagesCount,
  channels: client
    .getQueryData<ChannelView[]>(queryKeys.channels("p"))
    ?.map((channel) => `${channel.with ?? "team"} ${String(channel.unreadCount)}`),
});

test("a direct message goes to its channel, which moves up below the team's", () => {
  countUnread(client, arrival, "rosa");
  addMessage(client, fromJune);
  addMessage(client, fromJune);
  expect(unread()).toEqual({ project: 1, channels: ["team 0", "june 1", "dale 0"] });
  expect(client.getQueryData(queryKeys.messagesIn("p", "june"))).toEqual(list(fromJune));
  expect(client.getQueryData(queryKeys.messagesIn("p", null))).toEqual(list(message("m", {})));
});

test("a message already included in the counts is not counted twice", () => {
  countUnread(client, { ...arrival, seq: 5 }, "rosa");
  expect(unread()).toEqual({ project: 0, channels: ["team 0", "dale 0", "june 0"] });
});

test("a channel that was read is subtracted from the project's count", () => {
  countUnread(client, arrival, "rosa");
  countUnread(client, { projectId: "p", seq: 7, authorId: "june", recipientId: null }, "rosa");
  clearUnread(client, { projectId: "p", withId: "june", seq: 6, readerId: "rosa" });
  expect(unread()).toEqual({ project: 1, channels: ["team 1", "dale 0", "june 0"] });
});

test("a message that came after the mark stays unread when the mark is answered", () => {
  countUnread(client, arrival, "rosa");
  addMessage(client, fromJune);
  countUnread(client, { ...arrival, seq: 7 }, "rosa");
  addMessage(client, { ...fromJune, id: "n2", seq: 7 });
  clearUnread(client, { projectId: "p", withId: "june", seq: 6, readerId: "rosa" });
  expect(unread()).toEqual({ project: 1, channels: ["team 0", "june 1", "dale 0"] });
});

test("a message whose event comes after the answer to the reader's own newer one counts once, and not once it was read", () => {
  const own = { ...fromJune, id: "own", authorId: "rosa", recipientId: "june", seq: 7 };
  addMessage(client, own);
  countUnread(client, arrival, "rosa");
  expect(unread()).toEqual({ project: 1, channels: ["team 0", "june 1", "dale 0"] });
  clearUnread(client, { projectId: "p", withId: "june", seq: 7, readerId: "rosa" });
  countUnread(client, { ...arrival, seq: 6 }, "rosa");
  expect(unread()).toEqual({ project: 0, channels: ["team 0", "june 0", "dale 0"] });
});

test("a message that waited keeps its time when it is read again: by its event, transcribed, or with its list", () => {
  const queryKey = queryKeys.messagesIn("p", "june");
  const timesShown = () =>
    client
      .getQueryData<ChannelMessages>(queryKey)
      ?.pages.flatMap(({ items }) => items.map(({ capturedAt }) => capturedAt));
  const sent = { ...fromJune, authorId: "rosa", recipientId: "june", capturedAt: "2026-11-20T06:00" };
  const read = { ...sent, capturedAt: null };
  addMessage(client, sent);
  addMessage(client, read);
  expect(timesShown()).toEqual([sent.capturedAt]);
  replaceMessage(client, { ...read, transcript: "Two rafters short." });
  expect(timesShown()).toEqual([sent.capturedAt]);
  client.setQueryData<ChannelMessages>(queryKey, (shown) =>
    keepTimes(shown, list(read) as unknown as ChannelMessages),
  );
  expect(timesShown()).toEqual([sent.capturedAt]);
});
