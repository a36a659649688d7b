import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PhotoRail } from "./photo-rail";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { queryKeys } from "@/lib/shared/query-keys";
import { renderInPage } from "@/sandbox/checks/in-page";
import { TASK } from "@/sandbox/fixtures/subtasks-fixture";

const TASKS = [
  { ...TASK, id: "roof", name: "Roof", totalUpdateCount: 9 },
  { ...TASK, id: "walls", name: "Walls", totalUpdateCount: 0, isCompleted: true },
];

function show(hasManagementAccess: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKeys.tasks("p"), TASKS);
  const counts = { updateCount: 12, unassignedUpdateCount: 3, photoCount: 42 };
  const project = { id: "p", isOwner: false, hasManagementAccess, ...counts };
  const newCounts = { unassigned: 1, tasks: { roof: 2 } };
  const openDialog = vi.fn();
  renderInPage(
    <WorkspaceContext value={{ project, newCounts } as unknown as Workspace}>
      <PhotoRail openDialog={openDialog} />
    </WorkspaceContext>,
    { client },
  );
  return openDialog;
}

test("every row of the project leads to its place, with its counts; the photos are where the reader is", () => {
  show(false);
  const links = within(screen.getByRole("navigation", { name: "Tasks" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All updates33 new1212 updates", "/projects/p?folder=all"],
    ["Photos4242 photos", "/projects/p/photos"],
    ["Unorganized Updates11 new33 updates", "/projects/p?folder=unassigned"],
    ["Roof22 new99 updates", "/projects/p?folder=roof"],
    ["WallsCompleted00 updates", "/projects/p?folder=walls"],
  ]);
  expect(links.map((link) => link.ariaCurrent)).toEqual([null, "page", null, null, null]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("who creates tasks does so from here", () => {
  const openDialog = show(true);
  fireEvent.click(screen.getByRole("button", { name: "New task" }));
  expect(openDialog).toHaveBeenCalledExactlyOnceWith("task");
});
