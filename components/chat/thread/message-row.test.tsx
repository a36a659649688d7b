import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { message } from "@/components/project-model/cache/cached-rows";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import type { ChatMessageView } from "@/lib/chat/view";
import messages from "@/messages/en";
import { MessageRow } from "./message-row";

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["2026-11-20T09:10:00.000Z", null, "9:10 AM"],
  ["2026-11-20T09:10:00.000Z", "2026-11-20T07:30:00.000Z", "7:30 AM"],
  ["2026-11-20T09:10:00.000Z", "2026-11-19T17:05:00.000Z", "Nov 19 5:05 PM"],
])("received at %s, written at %s: %s", (createdAt, capturedAt, label) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
  const project = { id: "p", members: [], office: [] };
  const workspace = { project, viewer: { id: "rosa", name: "Rosa Ortiz" } } as unknown as Workspace;
  const author = { name: "June Park", role: "worker" };
  const more = { author, createdAt, capturedAt, audioUrl: null, language: "en" };
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <WorkspaceContext value={workspace}>
          <MessageRow message={message("Done.", more) as unknown as ChatMessageView} channelName="Team" />
        </WorkspaceContext>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(label)).toBeTruthy();
});
