import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, test, vi } from "vitest";
import { UpdateScreen } from "./update-screen";
import { NavigationContext } from "@/components/ui/text/navigation";
import type { ProjectDetailView } from "@/lib/projects/view";
import { notificationPaths } from "@/lib/shared/paths/notification-paths";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { updateSample } from "@/sandbox/fixtures/update-sample";

const comments = ["c1", "c2"].map((id) => ({
  id,
  updateId: "u",
  authorId: "mateo",
  content: `Comment ${id}`,
  createdAt: "2026-11-20T10:00:00.000Z",
  author: { name: "Mateo Rivas", role: "worker" as const },
  withdrawnAt: null,
  photos: [],
  withdrawnBy: null,
}));

test("the comment in the address has the focus, and so has one whose link is pressed on its own page", () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
  const page = (pendingHref: string | null) => (
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <NavigationContext value={{ pendingHref, navigate: () => undefined }}>
        <QueryClientProvider client={client}>
          <UpdateScreen
            project={{ id: "p", name: "Harlow Street" } as ProjectDetailView}
            update={updateSample({ comments, commentCount: 2 })}
            readerId="rosa"
            hasConsent
          />
        </QueryClientProvider>
      </NavigationContext>
    </NextIntlClientProvider>
  );
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  history.replaceState(null, "", notificationPaths.comment("p", "u", "c2"));
  const { rerender } = render(page(null));
  const focused = () => document.activeElement?.id;
  expect(focused()).toBe("comment-c2");
  rerender(page(notificationPaths.comment("p", "u", "c1")));
  rerender(page(null));
  expect(focused()).toBe("comment-c1");
});

test("what was typed beside a recording is above what was said in it, which alone is translated", () => {
  const said = { to: "en", from: "es", content: "There is water in the trench.", doubts: [] };
  const update = updateSample({
    content: "Crack in the beam",
    audioUrl: "/api/audio/1",
    transcript: "Hay agua en la zanja.",
    language: "es",
    translation: said,
  });
  renderInPage(
    <UpdateScreen
      project={{ id: "p", name: "Harlow Street" } as ProjectDetailView}
      update={update}
      readerId="rosa"
      hasConsent
    />,
  );
  const shown = screen.getByText(/Crack in the beam/);
  expect(shown.textContent).toBe(`Crack in the beam\n\n${said.content}`);
  fireEvent.click(screen.getByRole("button", { name: messages.translation.showOriginal }));
  expect(shown.textContent).toBe("Crack in the beam\n\nHay agua en la zanja.");
});
