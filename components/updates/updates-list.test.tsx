import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import { addUpdate } from "@/components/project-model/update-cache";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { queryKeys } from "@/lib/query-keys";
import type { UpdateView } from "@/lib/updates/view";
import messages from "@/messages/en";
import { MoveHandleContext } from "./move-handle-context";
import { UpdatesList } from "./updates-list";

const newUpdate = (at: number): UpdateView => ({
  ...{ id: `u${at}`, projectId: "p", authorId: "mateo" },
  ...{ taskId: null, taskName: null, subtaskId: null, subtaskName: null },
  ...{ audioState: null, audioDurationMs: null, audioPeaks: null, capturedAt: null },
  ...{ content: `Day ${at}`, audioUrl: null, transcript: null, language: null, seq: at, editedAt: null },
  ...{
    author: { name: "Mateo Rivas", role: "worker" },
    authorRole: "worker",
    createdAt: `2026-11-0${at}T10:00:00.000Z`,
  },
  ...{ withdrawnAt: null, withdrawnBy: null, isNew: false, comments: [] },
});

/** Renders a list of three updates and records which of them render. */
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.updatesIn("p", "unassigned"), {
    pages: [{ items: [3, 2, 1].map(newUpdate), next: null }],
    pageParams: [null],
  });
  const workspace = {
    project: { id: "p" },
    viewer: { id: "rosa", name: "Rosa Ortiz", role: "owner" },
    outgoing: null,
    received: [],
  } as unknown as Workspace;
  const drawn = vi.fn((update: UpdateView) => update.id);
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={client}>
        <MoveHandleContext value={drawn}>
          <WorkspaceContext value={workspace}>
            <UpdatesList placement={{ kind: "unassigned" }} label="Updates" expected={3} />
          </WorkspaceContext>
        </MoveHandleContext>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return { client, drawn };
}

it("renders a new update without rendering those below it again", async () => {
  const { client, drawn } = open();
  drawn.mockClear();
  act(() => {
    addUpdate(client, newUpdate(4));
  });
  await screen.findByText("Day 4");
  expect(new Set(drawn.mock.calls.map(([{ id }]) => id))).toEqual(new Set(["u4"]));
});
