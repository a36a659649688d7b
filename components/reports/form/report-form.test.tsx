import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { draftName, writeDraft } from "@/components/form/draft-store";
import ReportDialog from "@/components/reports/report-dialog";
import { TranslationProvider } from "@/components/translation/translation-context";
import type { ProjectDetailView } from "@/lib/projects/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const { report } = en;

/** Shows the form with a folder, and returns the bodies of the reports that it asks for. */
async function show({ photos = [] }: { photos?: string[] } = {}): Promise<unknown[]> {
  writeDraft(draftName("rosa", "report", "p"), null);
  const made: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    if (path === apiPath("projects", "p", "generate-report")) made.push(JSON.parse(body as string));
    const folders = [{ id: "t", name: "Framing", updateCount: 3, characters: 90 }];
    const view = { folders, affordableCharacters: null, offersSample: false };
    return Promise.resolve(Response.json(path.includes("folders") ? view : []));
  });
  renderInPage(
    <TranslationProvider isOn originalsFirst={false}>
      <ReportDialog
        project={{ id: "p", name: "Deck" } as ProjectDetailView}
        userId="rosa"
        start={{ folders: ["t"], photos }}
        onClose={() => undefined}
      />
    </TranslationProvider>,
  );
  await screen.findByText("Framing");
  return made;
}

const generate = () => fireEvent.click(screen.getByRole("button", { name: report.generate }));

test("a day that is half typed is not any day: no report is made before it is whole or cleared", async () => {
  const made = await show();
  const from = screen.getByLabelText(new RegExp(`^${report.from}`));
  const isRefused = vi.fn();
  from.addEventListener("invalid", isRefused);
  fireEvent.input(from, { target: { value: "0202-03-15" } });
  generate();
  expect(isRefused).toHaveBeenCalledOnce();
  fireEvent.input(from, { target: { value: "2026-03-15" } });
  await vi.waitFor(() => {
    generate();
    expect(made).toMatchObject([{ dateFilter: { start: "2026-03-15", end: null } }]);
  });
});

test("a photo that the days no longer list can be taken out again", async () => {
  const made = await show({ photos: ["wall", "roof"] });
  fireEvent.input(screen.getByLabelText(new RegExp(`^${report.from}`)), { target: { value: "2026-11-09" } });
  fireEvent.click(screen.getByRole("button", { name: "Remove photo 1" }));
  await vi.waitFor(() => {
    generate();
    expect(made).toMatchObject([{ photoIds: ["roof"] }]);
  });
});

test("a photo taken out leaves the focus to its neighbor, the last one to the button that chooses others", async () => {
  // jsdom lays nothing out, so that nothing would be seen.
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  await show({ photos: ["wall", "roof", "door"] });
  for (const [removed, next] of [
    ["Remove photo 2", "Remove photo 2"],
    ["Remove photo 2", "Remove photo 1"],
    ["Remove photo 1", report.choosePhotos],
  ] as const) {
    const button = screen.getByRole("button", { name: removed });
    button.focus();
    await act(async () => fireEvent.click(button));
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: next }));
  }
});
