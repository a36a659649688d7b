import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { NO_FOLDER, useFolder, usePressedFolder } from "./use-folder";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { TaskView } from "@/lib/tasks/view";
import { InPage } from "@/sandbox/checks/in-page";

const TASK = { id: "north-wall", name: "North wall" } as TaskView;

// As during a transition: the address has not changed yet.
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("folder=north-wall") }));

function Texts({ children }: PropsWithChildren) {
  return <InPage>{children}</InPage>;
}

const openToasts = () =>
  currentToasts()
    .filter(({ open }) => open)
    .map(({ title }) => title);
const openTask = () =>
  renderHook(({ tasks }) => useFolder("p", tasks, "unassigned"), {
    wrapper: Texts,
    initialProps: { tasks: [TASK] },
  });

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

it("says that the open folder was deleted", () => {
  openTask().rerender({ tasks: [] });
  expect(openToasts()).toEqual([`"${TASK.name}" is no longer here`]);
});

it("says nothing to who has just left it, such as by deleting it", () => {
  const { result, rerender } = openTask();
  act(() => {
    result.current.openFolder("unassigned");
  });
  rerender({ tasks: [] });
  expect(openToasts()).toEqual([]);
});

it("shows a press on a folder's row first, and changes the address once that is painted", async () => {
  const opened: string[] = [];
  const workspace = {
    project: { id: "p" },
    openFolder: (key: string) => opened.push(key),
  } as unknown as Workspace;
  const { result } = renderHook(() => usePressedFolder(NO_FOLDER), {
    wrapper: ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={new QueryClient()}>
        <WorkspaceContext value={workspace}>{children}</WorkspaceContext>
      </QueryClientProvider>
    ),
  });
  act(() => {
    result.current.press(TASK.id, false);
  });
  expect(result.current.shown).toBe(TASK.id);
  expect(opened).toEqual([]);
  await waitFor(() => expect(opened).toEqual([TASK.id]));
});
