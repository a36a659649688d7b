import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useMarkRead } from "./use-mark-read";
import { message } from "@/sandbox/fixtures/cache/cached-rows";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";
import { queryKeys } from "@/lib/shared/query-keys";

const TEAM = { with: null, name: "Deck", role: null, unreadCount: 2, readSeq: 5, lastMessage: null };
/** Two messages written at the same moment: their times are in the reverse order of their events. */
const CROSSED = [message("b", { seq: 6 }), message("a", { seq: 7 })] as unknown as ChatMessageView[];

let client: QueryClient;
let calls: string[];
let hasSignal: boolean;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(queryKeys.channels("p"), [TEAM]);
  client.setQueryData(queryKeys.project("p"), { id: "p", unreadMessagesCount: 2 });
  calls = [];
  hasSignal = true;
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    calls.push(`${path} ${body}`);
    return hasSignal
      ? Promise.resolve(new Response(null, { status: 204 }))
      : Promise.reject(new TypeError("no signal"));
  });
});

const unread = () => client.getQueryData<ChannelView[]>(queryKeys.channels("p"))?.[0]?.unreadCount;

async function show() {
  const workspace = { project: { id: "p" }, viewer: { id: "rosa" } } as unknown as Workspace;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <WorkspaceContext value={workspace}>{children}</WorkspaceContext>
    </QueryClientProvider>
  );
  renderHook(() => useMarkRead(TEAM, CROSSED, true), { wrapper });
  await act(async () => {});
}

it("marks up to the latest event, which may belong to an older message", async () => {
  await show();
  expect(calls).toEqual(['/api/projects/p/messages/read {"upTo":7}']);
  expect(unread()).toBe(0);
});

it("marks again once the signal is back", async () => {
  hasSignal = false;
  await show();
  expect(unread()).toBe(2);
  hasSignal = true;
  await act(async () => {
    dispatchEvent(new Event("online"));
  });
  expect(unread()).toBe(0);
});
