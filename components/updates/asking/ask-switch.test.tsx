import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import AskSwitch from "./ask-switch";
import { draftName, readDraft, writeDraft } from "@/components/form/draft-store";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const ANA = { userId: "ana", user: { name: "Ana Cruz" } };

test("without a signal, who was chosen is shown, though it is not known who else sees the place", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no signal")));
  const draft = draftName("mateo", "project", "p");
  writeDraft(draft, { text: "Which nails?", asks: { toId: "ana" } });
  const workspace = { project: { id: "p", members: [ANA], office: [] }, viewer: { id: "mateo" } };
  renderInPage(
    <WorkspaceContext value={workspace as unknown as Workspace}>
      <AskSwitch draft={draft} taskId="t" subtaskId={null} />
    </WorkspaceContext>,
  );
  const whom = screen.getByRole<HTMLSelectElement>("combobox", { name: messages.asking.whom });
  expect(whom.selectedOptions[0]?.text).toBe("Ana Cruz");
  fireEvent.change(whom, { target: { value: "" } });
  expect(readDraft(draft)?.asks).toEqual({ toId: null });
});
