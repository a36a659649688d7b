import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { queryKeys } from "@/lib/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import messages from "@/messages/en";

export const TASK = {
  ...{ id: "t", subtaskCount: 4, completedSubtaskCount: 1, isOpen: true },
  ...{ newUpdatesCount: 1, totalNewCount: 3 },
} as TaskView;
export const SUBTASKS = [
  subtask("s1", "Strip the forms"),
  subtask("s2", "Pour the slab", true),
  subtask("s3", "Seal the tie holes"),
  subtask("s4", "Backfill"),
];

function subtask(id: string, name: string, isCompleted = false): SubtaskView {
  return {
    id,
    parentTaskId: "t",
    name,
    language: null,
    isCompleted,
    updateCount: 0,
    newUpdatesCount: 0,
  } as SubtaskView;
}

interface Reader {
  isOwner?: boolean;
  user?: string;
  actions?: Partial<ProjectActions>;
}

/** Renders a part of a project's page, whose task has four subtasks. */
export function show(content: ReactNode, { isOwner = false, user = "mateo", actions = {} }: Reader = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.subtasks("t"), SUBTASKS);
  const workspace = {
    project: { id: "p", isOwner, hasManagementAccess: isOwner },
    viewer: { id: user },
    actions,
    posted: [],
    received: [],
  } as unknown as Workspace;
  const failureTexts = { homeHref: "/", retryClass: "", homeClass: "" };
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={client}>
        <FailureTextsContext value={{ ...messages.errorPages, ...messages.common, ...failureTexts }}>
          <WorkspaceContext value={workspace}>{content}</WorkspaceContext>
        </FailureTextsContext>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

/** "1 of 4 done" */
export const line = () => screen.getByRole("button", { name: /^\d of 4 done/ });
export const box = (name: string) => screen.getByRole("checkbox", { name: `Complete ${name}` });

/** Also waits for the query cache, which tells React in the next task. */
export async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(1));
}
