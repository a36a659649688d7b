import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import MembersDialog from "./members-dialog";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { ReaderContext } from "@/components/providers/reader-context";
import { askedDialogOf, forgetAskedDialog } from "@/lib/browser/page/asked-dialog";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const ROSA = { userId: "rosa", role: "owner", user: { name: "Rosa Ortiz", email: "rosa@example.com" } };
const member = (userId: string, name: string, taskNames: string[], taskCount = taskNames.length) => ({
  userId,
  projectId: "p",
  role: "worker",
  isBusinessAdmin: false,
  joinedAt: new Date(Date.now() - 130_000).toISOString(),
  user: { name, email: `${userId}@example.com` },
  taskNames,
  taskCount,
});
const CREW = [
  member("mateo", "Mateo Cruz", ["Framing", "Plumbing"]),
  member("ana", "Ana Solis", []),
  member("june", "June Park", ["Framing", "Plumbing", "Roof"], 4),
];
const close = vi.fn<() => void>();

beforeEach(() => {
  close.mockReset();
  forgetAskedDialog();
});

function show({
  locale = "en",
  userId = "rosa",
  members = CREW,
  manages = true,
  actions = {},
}: {
  locale?: "en" | "es";
  userId?: string;
  members?: object[];
  manages?: boolean;
  actions?: object;
}) {
  const navigate = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(
    queryKeys.tasks("p"),
    ["a", "b", "c", "d"].map((id) => ({ id })),
  );
  const rights = { isOwner: manages, hasManagementAccess: manages };
  const project = {
    id: "p",
    name: "Birch Lane",
    members,
    office: [ROSA],
    ...rights,
  } as unknown as ProjectDetailView;
  const workspace = { project, viewer: { id: userId }, actions } as unknown as Workspace;
  renderInPage(
    <ReaderContext value={{ locale, timeZone: "UTC", isKnown: true }}>
      <WorkspaceContext value={workspace}>
        <MembersDialog project={project} userId={userId} onClose={close} />
      </WorkspaceContext>
    </ReaderContext>,
    { locale, client, navigate },
  );
  return { client, navigate };
}

const rows = () => screen.getAllByRole("listitem");
const lines = () => rows().map((row) => [...row.querySelectorAll("p")].map(({ textContent }) => textContent));
const buttons = (row: HTMLElement | undefined) =>
  within(row!)
    .queryAllByRole("button")
    .map((button) => button.getAttribute("aria-label"));

test.each([
  ["en", ["Framing, Plumbing", "Joined 2 min ago, no tasks yet", "All tasks"]],
  ["es", ["Framing, Plumbing", "Entró hace 2 min, sin tareas por ahora", "Todas las tareas"]],
] as const)("a manager sees what everybody works on, in %s", (locale, work) => {
  show({ locale });
  expect(lines()).toEqual([
    ["Mateo Cruz", work[0], "mateo@example.com"],
    ["Ana Solis", work[1], "ana@example.com"],
    ["June Park", work[2], "june@example.com"],
    [expect.stringContaining("Rosa Ortiz"), "rosa@example.com"],
  ]);
});

test.each([
  ["en", "Contributor", "Owner"],
  ["es", "Colaborador", "Dueño"],
] as const)("each row says what somebody is in the project, in %s", (locale, contributor, owner) => {
  show({ locale });
  const roles = [contributor, contributor, contributor, owner];
  expect(rows().map((row, at) => within(row).queryAllByText(roles[at]!).length)).toEqual([1, 1, 1, 1]);
});

test("each row of the crew writes to, gives tasks to and removes somebody", () => {
  show({});
  expect(buttons(rows()[1])).toEqual(["Message Ana Solis", "Ana Solis’s tasks", "Remove Ana Solis"]);
  expect(buttons(rows()[3])).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Ana Solis’s tasks" }));
  expect(askedDialogOf("p")).toEqual({ tasksOf: "ana" });
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Message Ana Solis" }));
  expect(askedDialogOf("p")).toEqual({ chatWith: "ana" });
  expect(close).toHaveBeenCalledOnce();
});

test("a worker writes to others and leaves, and sees nobody's tasks but what they share", () => {
  show({ userId: "ana", manages: false });
  expect(rows().map(buttons)).toEqual([
    ["Message Mateo Cruz"],
    ["Leave this project"],
    ["Message June Park"],
    [],
  ]);
  expect(lines()[1]).toEqual(["Ana Solis (you)", en.project.noTaskYet, "ana@example.com"]);
});

test.each([
  ["somebody who has left meanwhile is gone from the list", "rosa", "Remove Ana Solis", en.project.remove],
  ["a reader who was removed meanwhile is led away", "ana", "Leave this project", en.project.leave],
])("%s", async (_, userId, open, confirm) => {
  const removeMember = () =>
    Promise.resolve({ ok: false, error: { code: "not_found", message: "Not found." } });
  const { client, navigate } = show({ userId, manages: userId === "rosa", actions: { removeMember } });
  const invalidate = vi.spyOn(client, "invalidateQueries");
  fireEvent.click(screen.getByRole("button", { name: open }));
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: confirm }));
  await vi.waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalled());
  expect(navigate.mock.calls).toEqual(userId === "ana" ? [["/dashboard", { replace: true }]] : []);
});

test("with nobody in it yet, those who may invite are led to that", () => {
  show({ members: [] });
  expect(screen.getByText(en.project.nobodyYet)).toBeDefined();
  const invite = screen.getByRole("link", { name: en.project.invite });
  expect(invite.getAttribute("href")).toBe("/businesses?project=p");
});
