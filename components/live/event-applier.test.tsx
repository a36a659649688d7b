import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createEventApplier } from "./event-applier";
import { list, message } from "@/components/project-model/cache/cached-rows";
import type { ChannelMessages } from "@/components/project-model/cache/message-cache";
import { api } from "@/lib/browser/api-client";
import type { StreamedEvent } from "@/lib/browser/live/stream-positions";
import { queryKeys } from "@/lib/shared/query-keys";

const POSTED = {
  type: "message.posted",
  projectId: "p",
  entityId: "n",
  seq: 6,
  authorId: "june",
  recipientId: null,
} as StreamedEvent;

let client: QueryClient;
let calls: string[];
let hasSignal: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.channels("p"), [
    { with: null, unreadCount: 0, readSeq: 5, lastMessage: null },
  ]);
  client.setQueryData(queryKeys.messagesIn("p", null), list(message("m", {})));
  calls = [];
  hasSignal = false;
  vi.stubGlobal("fetch", (path: string) => {
    calls.push(path);
    if (!hasSignal) return Promise.reject(new TypeError("no signal"));
    return Promise.resolve(Response.json(path === "/api/tasks" ? ["t"] : message("n", { seq: 6 })));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const shown = () =>
  client
    .getQueryData<ChannelMessages>(queryKeys.messagesIn("p", null))
    ?.pages.flatMap(({ items }) => items.map(({ id }) => id));

async function untilFailed(): Promise<void> {
  await vi.advanceTimersByTimeAsync(200);
  expect(calls).toHaveLength(1);
}

async function returnSignal(): Promise<void> {
  hasSignal = true;
  await vi.advanceTimersByTimeAsync(2000);
}

it("reads a message again that could not be read when the signal went", async () => {
  createEventApplier(client, "rosa").enqueue(POSTED);
  await untilFailed();
  expect(shown()).toEqual(["m"]);
  await returnSignal();
  expect(shown()).toEqual(["n", "m"]);
  expect(calls).toEqual(["/api/messages/n", "/api/messages/n"]);
});

it("fetches a list again that could not be fetched", async () => {
  const queryKey = queryKeys.tasks("p");
  client.setQueryData(queryKey, []);
  const stop = new QueryObserver(client, { queryKey, queryFn: () => api.get("/api/tasks") }).subscribe(
    () => undefined,
  );
  createEventApplier(client, "rosa").enqueue({ type: "project.refresh", projectId: "p", seq: 6 });
  await untilFailed();
  await returnSignal();
  expect(client.getQueryData(queryKey)).toEqual(["t"]);
  stop();
});
