import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { readChat, useChannels, useMessages } from "./use-chat";
import { message } from "@/sandbox/fixtures/cache/cached-rows";

let hasSignal: boolean;
let calls: string[];

beforeEach(() => {
  hasSignal = true;
  calls = [];
  vi.stubGlobal("fetch", (path: string) => {
    calls.push(path);
    if (!hasSignal) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(Response.json(path.includes("/messages") ? [message("m", {})] : []));
  });
});

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: "always" } },
  });

function open(client: QueryClient) {
  return renderHook(() => ({ channels: useChannels("p"), messages: useMessages("p", null) }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

it("opens without a signal with what was read before, and reads it once", async () => {
  const client = newClient();
  await readChat(client, "p");
  expect(calls).toEqual(["/api/projects/p/channels", "/api/projects/p/messages?limit=50"]);
  hasSignal = false;
  const { channels, messages } = open(client).result.current;
  expect(channels.data).toEqual([]);
  expect(messages.data?.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([["m"]]);
  expect(calls).toHaveLength(2);
});

it("a read ahead that fails says nothing, and the chat reads it when it opens", async () => {
  const client = newClient();
  hasSignal = false;
  await readChat(client, "p");
  hasSignal = true;
  const { result } = open(client);
  await vi.waitFor(() => expect(result.current.messages.data?.pages).toHaveLength(1));
});
