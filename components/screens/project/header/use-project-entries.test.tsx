import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { useProjectEntries } from "./use-project-entries";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { InPage } from "@/sandbox/checks/in-page";

function entriesFor(rights: { isOwner: boolean; hasManagementAccess: boolean }): string[] {
  const workspace = { project: { ...rights, updatePermission: "everyone" } } as unknown as Workspace;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InPage>
      <WorkspaceContext value={workspace}>{children}</WorkspaceContext>
    </InPage>
  );
  const { result } = renderHook(() => useProjectEntries("p"), { wrapper });
  return result.current.map(({ key }) => key);
}

test("managers come to the insights and the reports, members to the diary alone", () => {
  const managers = entriesFor({ isOwner: false, hasManagementAccess: true });
  expect(managers).toEqual(expect.arrayContaining(["insights", "report", "diary"]));
  expect(entriesFor({ isOwner: false, hasManagementAccess: false })).toEqual(["members", "diary"]);
});
