import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { currentToasts } from "@/components/ui/toast-store";
import { queryKeys } from "@/lib/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import messages from "@/messages/en";
import { sendTicks } from "./pending-ticks";
import { SubtaskSection } from "./subtask-section";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const TASK = { id: "t", subtaskCount: 4, completedSubtaskCount: 1, isOpen: true } as TaskView;
const subtask = (id: string, name: string, isCompleted = false) =>
  ({ id, parentTaskId: "t", name, isCompleted, updateCount: 0 }) as SubtaskView;
const SUBTASKS = [
  subtask("s1", "Strip the forms"),
  subtask("s2", "Pour the slab", true),
  subtask("s3", "Seal the tie holes"),
  subtask("s4", "Backfill"),
];

const renameSubtask = vi.fn<ProjectActions["renameSubtask"]>();
const addSubtask = vi.fn<ProjectActions["addSubtask"]>();
let answer: (path: string) => Promise<Response>;
const sent: { path: string; init: RequestInit }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  sent.length = 0;
  answer = (path) => Promise.resolve(Response.json(completed(path)));
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answer(path);
  });
});
afterEach(() => {
  sendTicks();
  vi.advanceTimersByTime(10);
  vi.useRealTimers();
});

/** The server's answer to completing the subtask of a path. */
function completed(path: string): SubtaskView {
  const found = SUBTASKS.find(({ id }) => path === `/api/subtasks/${id}/complete`);
  return { ...(found ?? SUBTASKS[0]!), isCompleted: true };
}

function open(isOwner: boolean, user = "rosa") {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.subtasks("t"), SUBTASKS);
  const workspace = {
    project: { id: "p", isOwner, hasManagementAccess: isOwner },
    viewer: { id: user },
    actions: { renameSubtask, addSubtask } as unknown as ProjectActions,
    outgoing: null,
  } as Workspace;
  const failureTexts = { homeHref: "/", retryClass: "", homeClass: "" };
  const rendered = render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={client}>
        <FailureTextsContext value={{ ...messages.errorPages, ...messages.common, ...failureTexts }}>
          <WorkspaceContext value={workspace}>
            <SubtaskSection task={TASK} />
          </WorkspaceContext>
        </FailureTextsContext>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(line());
  return rendered;
}

const line = () => screen.getByRole("button", { name: /^\d of 4 done/ });
const box = (name: string) => screen.getByRole("checkbox", { name: `Complete ${name}` });
const undo = (name: string) => screen.queryByRole("button", { name: new RegExp(`^Undo ${name}`) });
const done = () =>
  within(screen.getByRole("list", { name: "Completed subtasks" }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector("s")?.textContent);
/** Also waits for the query cache, which tells React in the next task. */
const wait = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(1));
};
const said = () => screen.getByRole("status").textContent;

it("says how many are done in one line, which opens to them, the completed ones last", () => {
  open(false);
  expect(line().textContent).toContain("1 of 4 done");
  expect(screen.getAllByRole("checkbox").map((tick) => tick.getAttribute("aria-label"))).toEqual([
    "Complete Strip the forms",
    "Complete Seal the tie holes",
    "Complete Backfill",
  ]);
  expect(done()).toEqual(["Pour the slab"]);
  fireEvent.click(line());
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(line().textContent).toContain("Next: Strip the forms");
});

it("sends a tick after six seconds: until then Undo takes it back, heard, and nothing was sent", async () => {
  open(false);
  box("Strip the forms").focus();
  fireEvent.click(box("Strip the forms"));
  expect(line().textContent).toContain("2 of 4 done");
  expect(said()).toBe("Strip the forms is completed. You have 6 seconds to undo it.");
  expect(document.activeElement).toBe(box("Strip the forms"));
  await wait(5998);
  expect(sent).toEqual([]);
  const button = undo("Strip the forms")!;
  button.focus();
  fireEvent.click(button);
  expect(said()).toBe("Strip the forms is open again.");
  expect(box("Strip the forms").getAttribute("aria-checked")).toBe("false");
  expect(document.activeElement).toBe(box("Strip the forms"));
  await wait(10_000);
  expect(sent).toEqual([]);
});

it("gives every tick its own six seconds, and sends each once, to survive the page", async () => {
  open(false);
  fireEvent.click(box("Strip the forms"));
  await wait(3000);
  fireEvent.click(box("Backfill"));
  await wait(3000);
  expect(sent.map(({ path }) => path)).toEqual(["/api/subtasks/s1/complete"]);
  expect(done()).toEqual(["Strip the forms", "Pour the slab"]);
  expect(undo("Backfill")).not.toBeNull();
  await wait(3000);
  expect(sent.map(({ path }) => path)).toEqual(["/api/subtasks/s1/complete", "/api/subtasks/s4/complete"]);
  expect(sent.map(({ init }) => [init.method, init.keepalive])).toEqual([
    ["PUT", true],
    ["PUT", true],
  ]);
  expect(currentToasts()[0]?.title).toBe("Subtask completed");
  await wait(10_000);
  expect(sent).toHaveLength(2);
});

it("keeps the focus on a row that moves to the completed ones", async () => {
  open(false);
  box("Strip the forms").focus();
  fireEvent.click(box("Strip the forms"));
  await wait(6000);
  expect(done()).toEqual(["Strip the forms", "Pour the slab"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Strip the forms: no updates");
});

it("takes a tick back that the server refuses or that finds no signal, and says why", async () => {
  open(false);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  fireEvent.click(box("Strip the forms"));
  await wait(6000);
  expect(currentToasts()[0]).toMatchObject({
    title: "Failed to complete subtask",
    description: "No signal. Try again when you have one.",
  });
  expect(box("Strip the forms").getAttribute("aria-checked")).toBe("false");
  answer = () => Promise.resolve(Response.json({ message: "That is not yours." }, { status: 404 }));
  fireEvent.click(box("Strip the forms"));
  await wait(6000);
  expect(currentToasts()[0]?.description).toBe("That is not yours.");
  expect(box("Strip the forms").getAttribute("aria-checked")).toBe("false");
});

it("lets contributors complete subtasks and nothing else", () => {
  open(false);
  expect(screen.queryByRole("button", { name: /Rename|Delete|Add/ })).toBeNull();
  expect(box("Backfill")).toBeDefined();
});
