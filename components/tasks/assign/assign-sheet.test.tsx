import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import AssigneesDialog from "./assignees-dialog";
import MemberTasksDialog from "./member-tasks-dialog";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { queryKeys } from "@/lib/shared/query-keys";
import type { AssignmentView } from "@/lib/tasks/view";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const TASKS = [
  { id: "framing", name: "Framing", subtaskCount: 5 },
  { id: "electrical", name: "Electrical", subtaskCount: 3 },
  { id: "drywall", name: "Drywall", subtaskCount: 0 },
];
const person = (userId: string, name: string, role = "worker") => ({
  userId,
  role,
  user: { name, email: `${userId}@example.com` },
});
const ANA = person("ana", "Ana Solis");
const MATEO = person("mateo", "Mateo Cruz");
const on = (taskId: string, userId: string, subtaskId: string | null = null): AssignmentView => ({
  taskId,
  subtaskId,
  userId,
});

const changeAssignments = vi.fn<ProjectActions["changeAssignments"]>();
const close = vi.fn<() => void>();
let client: QueryClient;

beforeEach(() => {
  changeAssignments.mockReset().mockResolvedValue({ ok: true, data: undefined });
  close.mockReset();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.tasks("p"), TASKS);
  client.setQueryData(queryKeys.assignments("p"), [on("framing", "mateo"), on("electrical", "ana", "s1")]);
  client.setQueryData(queryKeys.assignees("framing"), [MATEO]);
});

interface Shown {
  locale?: "en" | "es";
  members?: object[];
  isManager?: boolean;
}

function show(sheet: ReactNode, { locale = "en", members = [ANA, MATEO], isManager = true }: Shown = {}) {
  const project = { id: "p", members, hasManagementAccess: isManager };
  const workspace = { project, actions: { changeAssignments } } as unknown as Workspace;
  return renderInPage(<WorkspaceContext value={workspace}>{sheet}</WorkspaceContext>, { locale, client });
}

const tasksOfAna = <MemberTasksDialog userId="ana" onClose={close} />;
const peopleOfFraming = (
  <AssigneesDialog of={{ kind: "task", id: "framing", taskId: "framing", name: "Framing" }} onClose={close} />
);
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const sent = () => changeAssignments.mock.calls.map(([input]) => input);
async function press(element: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });
}

it("lists a person's tasks with who else is on them; the button says what it will do", async () => {
  show(tasksOfAna);
  expect(screen.getByRole("dialog", { name: "Ana Solis’s tasks" }).textContent).toContain(
    "Ana sees the tasks that you choose, and Unorganized Updates.",
  );
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toEqual([
    "All 3 tasksChoose one by one",
    "Framing5 items, with Mateo",
    // Being on one of its subtasks is not being on the task.
    "Electrical3 items, nobody yet",
    "Drywallnobody yet",
  ]);
  expect(button("Nothing to save yet").disabled).toBe(true);
  fireEvent.click(tick(/^Framing/));
  expect(button("Give Ana 1 task").disabled).toBe(false);
  fireEvent.click(tick(/^All 3/));
  expect([/^Framing/, /^Electrical/, /^Drywall/].map((name) => tick(name).checked)).toEqual([
    true,
    true,
    true,
  ]);
  await press(button("Give Ana 3 tasks"));
  expect(sent()).toEqual([{ id: "p", assign: TASKS.map(({ id }) => on(id, "ana")), unassign: [] }]);
  expect(close).toHaveBeenCalledOnce();
});

it("takes a task away when its tick is removed, and Undo gives it back after the sheet is gone", async () => {
  client.setQueryData(queryKeys.assignments("p"), [on("framing", "ana")]);
  const { unmount } = show(tasksOfAna);
  fireEvent.click(tick(/^Framing/));
  expect(button("Take 1 task from Ana")).toBeDefined();
  fireEvent.click(tick(/^Drywall/));
  await press(button("Give Ana 1 task, take 1 away"));
  expect(sent()).toEqual([{ id: "p", assign: [on("drywall", "ana")], unassign: [on("framing", "ana")] }]);
  const shown = currentToasts()[0];
  expect([shown?.title, shown?.action?.label]).toEqual(["Assignments saved", "Undo"]);
  unmount();
  await act(async () => {
    shown?.action?.onPress();
    await Promise.resolve();
  });
  expect(sent()[1]).toEqual({ id: "p", assign: [on("framing", "ana")], unassign: [on("drywall", "ana")] });
  expect([currentToasts()[0]?.title, currentToasts()[0]?.action]).toEqual([
    "Assignments are as before",
    undefined,
  ]);
  expect(close).toHaveBeenCalledOnce();
});

it("follows what others change, except where the reader has touched it", async () => {
  show(tasksOfAna);
  fireEvent.click(tick(/^Framing/));
  act(() => {
    client.setQueryData(queryKeys.assignments("p"), [on("framing", "ana"), on("drywall", "ana")]);
  });
  await screen.findByRole("button", { name: "Nothing to save yet" });
  expect([tick(/^Framing/).checked, tick(/^Drywall/).checked]).toEqual([true, true]);
});

it("says why it failed, and keeps the ticks", async () => {
  changeAssignments.mockResolvedValue({ ok: false, error: { code: "not_found", message: "Not found" } });
  show(tasksOfAna);
  fireEvent.click(tick(/^Framing/));
  await press(button("Give Ana 1 task"));
  expect(currentToasts()[0]?.title).toBe(en.tasks.assignFailed);
  expect(tick(/^Framing/).checked).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

it("loads what it shows, and says when it cannot", async () => {
  client.removeQueries({ queryKey: queryKeys.assignments("p") });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no signal")));
  show(tasksOfAna);
  expect(screen.getByRole("status").textContent).toBe(en.common.loading);
  await screen.findByText(en.common.loadFailed);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  fireEvent.click(button(en.common.retry));
  expect(await screen.findByText("Drywall")).toBeDefined();
});

it("says what to do first in a project without tasks", () => {
  client.setQueryData(queryKeys.tasks("p"), []);
  show(tasksOfAna);
  expect(screen.getByText(en.tasks.emptyOwner)).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("assigns people to a task in the same shape", async () => {
  show(peopleOfFraming);
  expect([tick(/^Ana Solis/).checked, tick(/^Mateo Cruz/).checked]).toEqual([false, true]);
  fireEvent.click(tick(/^Ana Solis/));
  expect(button("Assign 1 person")).toBeDefined();
  fireEvent.click(tick(/^Mateo Cruz/));
  await press(button("Assign 1 person, remove 1"));
  expect(sent()).toEqual([{ id: "p", assign: [on("framing", "ana")], unassign: [on("framing", "mateo")] }]);
});

it("one change is named as the specification names it", async () => {
  show(peopleOfFraming);
  fireEvent.click(tick(/^Ana Solis/));
  await press(button("Assign 1 person"));
  expect(currentToasts()[0]?.title).toBe(en.tasks.memberAssigned);
  fireEvent.click(tick(/^Ana Solis/));
  fireEvent.click(tick(/^Mateo Cruz/));
  await press(button("Remove 1 person"));
  expect(currentToasts()[0]?.title).toBe(en.tasks.memberRemoved);
});

it("assigns people to a subtask", async () => {
  client.setQueryData(queryKeys.assignees("s1"), []);
  show(
    <AssigneesDialog of={{ kind: "subtask", id: "s1", taskId: "framing", name: "Sill" }} onClose={close} />,
  );
  fireEvent.click(tick(/^All 2 people/));
  await press(button("Assign 2 people"));
  expect(sent()[0]?.assign).toEqual([on("framing", "ana", "s1"), on("framing", "mateo", "s1")]);
});

it("only lists people for those who may not assign, and invites where nobody is there", () => {
  show(peopleOfFraming, { isManager: false });
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "MCMateo Cruzmateo@example.com",
  ]);
  expect(screen.queryByRole("checkbox")).toBeNull();
  cleanup();
  show(peopleOfFraming, { members: [] });
  expect(screen.getByRole("link", { name: en.tasks.invite }).getAttribute("href")).toBe(
    "/businesses?project=p",
  );
});

it("speaks Spanish", () => {
  show(tasksOfAna, { locale: "es" });
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Las 3 tareasElegir una por una",
    "Framing5 puntos, con Mateo",
    "Electrical3 puntos, nadie todavía",
    "Drywallnadie todavía",
  ]);
  fireEvent.click(tick(/^Framing/));
  fireEvent.click(tick(/^Drywall/));
  expect(button("Dar 2 tareas a Ana")).toBeDefined();
});
