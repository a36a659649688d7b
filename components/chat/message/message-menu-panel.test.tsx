import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import MessageMenuPanel from "./message-menu-panel";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { toast } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("@/components/ui/toast/toast-store", async (load) => ({ ...(await load<object>()), toast: vi.fn() }));
vi.mock("@/lib/browser/outbox/client", () => ({ addToOutbox: () => Promise.reject(new Error("full")) }));

test("says that a question could not be asked", async () => {
  const workspace = { project: { id: "p", name: "Deck" }, viewer: { id: "rosa" } } as Workspace;
  renderInPage(
    <WorkspaceContext value={workspace}>
      <MessageMenuPanel text="Which nails?" trigger={{ className: "", children: "Menu" }} />
    </WorkspaceContext>,
  );
  fireEvent.click(await screen.findByRole("menuitem", { name: en.asking.fromChat }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalled());
  expect(toast).toHaveBeenCalledWith({ title: en.common.unexpected, variant: "destructive" });
});
