import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UpdateStep } from "./first-project-guide";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const { letPost } = en.codes;

function show(updatePermission: string): void {
  const workspace = {
    project: { id: "p1", members: [], updatePermission },
    actions: { setUpdatePermission: () => Promise.resolve({ ok: true, data: {} }) },
  } as unknown as Workspace;
  renderInPage(
    <WorkspaceContext value={workspace}>
      <ol>
        <UpdateStep state="open" />
      </ol>
    </WorkspaceContext>,
  );
}

test.each(["owner_only", "owner_admin"])(
  "asks to let the crew post where %s may, and says when it may",
  async (who) => {
    show(who);
    fireEvent.click(await screen.findByRole("button", { name: letPost.yes }));
    expect(await screen.findByText(letPost.done)).toBeDefined();
  },
);

test("does not ask once the crew may post", async () => {
  show("all_contributors");
  expect(screen.getByText(en.guide.exampleText)).toBeDefined();
  expect(screen.queryByText(letPost.title)).toBeNull();
});
