import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { currentToasts } from "@/components/ui/toast-store";
import { queryKeys } from "@/lib/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import messages from "@/messages/en";
import { SubtaskList } from "./subtask-list";

const TASK = { id: "t", subtaskCount: 2 } as TaskView;
const strip = { id: "s1", parentTaskId: "t", name: "Strip the forms", isCompleted: false } as SubtaskView;
const done = { id: "s2", parentTaskId: "t", name: "Pour the slab", isCompleted: true } as SubtaskView;

const renameSubtask = vi.fn<ProjectActions["renameSubtask"]>();
let answer: () => Promise<Response>;
const sent: Headers[] = [];

beforeEach(() => {
  renameSubtask.mockReset();
  sent.length = 0;
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return answer();
  });
});

function open(isOwner: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.subtasks("t"), [strip, done]);
  const workspace = {
    project: { id: "p", isOwner, hasManagementAccess: isOwner },
    actions: { renameSubtask } as unknown as ProjectActions,
  } as Workspace;
  const failureTexts = { homeHref: "/", retryClass: "", homeClass: "" };
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={client}>
        <FailureTextsContext value={{ ...messages.errorPages, ...messages.common, ...failureTexts }}>
          <WorkspaceContext value={workspace}>
            <SubtaskList task={TASK} label="Subtasks" />
          </WorkspaceContext>
        </FailureTextsContext>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

const box = () => screen.getByRole("checkbox", { name: "Complete Strip the forms" });
const doneList = () => screen.getByRole("list", { name: "Completed subtasks" });
const name = () => screen.getByRole("button", { name: "Rename Strip the forms" });
const save = () => fireEvent.submit(field().form as HTMLFormElement);
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Subtask name" });

it("shows a ticked subtask as completed right away, and a toast once the server has it", async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  open(false);
  fireEvent.click(box());
  await within(doneList()).findByText("Strip the forms");
  arrive(Response.json({ ...strip, isCompleted: true }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe("Subtask completed"));
  // Completing is idempotent: no key is needed, and the route reads none.
  expect(sent.map((headers) => headers.get("idempotency-key"))).toEqual([null]);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("undoes the tick without a signal, and says why", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  open(false);
  fireEvent.click(box());
  await waitFor(() => expect(currentToasts()[0]?.title).toBe("Failed to complete subtask"));
  expect(currentToasts()[0]?.description).toBe("No signal. Try again when you have one.");
  expect(box()).toBeDefined();
});

it("lets contributors complete subtasks and nothing else", () => {
  open(false);
  expect(screen.queryByRole("button", { name: /Rename|Delete|Add/ })).toBeNull();
  expect(box()).toBeDefined();
});

it("renames on Enter; Escape and an empty name change nothing", async () => {
  renameSubtask.mockResolvedValue({ ok: true, data: { ...strip, name: "Strip all forms" } });
  open(true);
  fireEvent.click(name());
  fireEvent.change(field(), { target: { value: "Other" } });
  fireEvent.keyDown(field(), { key: "Escape" });
  fireEvent.click(name());
  fireEvent.change(field(), { target: { value: "   " } });
  save();
  expect(renameSubtask).not.toHaveBeenCalled();

  fireEvent.click(name());
  fireEvent.change(field(), { target: { value: " Strip all forms " } });
  save();
  await screen.findByRole("button", { name: "Rename Strip all forms" });
  expect(renameSubtask).toHaveBeenCalledWith(expect.objectContaining({ id: "s1", name: "Strip all forms" }));
});
