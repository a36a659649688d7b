import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useSetStatus } from "./use-set-status";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";
import { InPage } from "@/sandbox/checks/in-page";

vi.mock("@/components/project-model/use-apply-event", () => ({ useApplyEvent: () => () => undefined }));

function statusOf(locale: "en" | "es", status: ProjectView["status"]) {
  const asked: string[] = [];
  const setStatus = (input: { id: string; status: ProjectView["status"] }) => {
    asked.push(input.status);
    return Promise.resolve({ ok: true, data: { ...input } });
  };
  const workspace = { actions: { setStatus } } as unknown as Workspace;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InPage locale={locale}>
      <WorkspaceContext value={workspace}>{children}</WorkspaceContext>
    </InPage>
  );
  const project = { id: "p", status } as ProjectDetailView;
  return { asked, ...renderHook(() => useSetStatus(project), { wrapper }) };
}

test.each([
  ["en", "active", "Project marked as archived", /crew.*can do there what it could before/, "Undo"],
  ["es", "completed", "Proyecto marcado como archivado", /cuadrilla.*lo mismo que antes/, "Deshacer"],
] as const)(
  "archiving says what it means for the crew and is undone from its toast, in %s from %s",
  async (locale, before, title, means, undo) => {
    const { asked, result, unmount } = statusOf(locale, before);
    await act(async () => {
      result.current.set("archived");
      await Promise.resolve();
    });
    const shown = currentToasts()[0];
    expect([shown?.title, shown?.action?.label]).toEqual([title, undo]);
    expect(shown?.description).toMatch(means);
    // Its menu may be closed, and its page left.
    unmount();
    await act(async () => {
      shown?.action?.onPress();
      await Promise.resolve();
    });
    expect(asked).toEqual(["archived", before]);
    expect(currentToasts()[0]?.action).toBeUndefined();
  },
);
