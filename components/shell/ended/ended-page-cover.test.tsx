import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import EndedPageCover from "./ended-page-cover";
import { currentPageEnding, type Ending, endPage, watchForEnding } from "@/lib/browser/page/page-ending";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const MATEO = { id: "mateo", name: "Mateo", email: "mateo@example.com" };
let stopWatching: () => void;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  stopWatching = watchForEnding();
});

afterEach(() => {
  stopWatching();
  vi.unstubAllGlobals();
});

function show(ending: Ending): void {
  endPage(ending);
  renderInPage(
    <EndedPageCover
      ending={ending}
      waiting
      user={MATEO}
      signIn={() => Promise.reject(new Error("Nobody signs in"))}
      supportEmail="help@example.com"
      unsent={null}
    />,
  );
}

test.each<Ending>([{ reason: "signedOut" }, { reason: "otherUser", name: "Dale" }])(
  "who has no password signs in in another way, beside the page that waits: $reason",
  async (ending) => {
    window.history.replaceState(null, "", "/projects/p?folder=roof");
    show(ending);
    const link = screen.getByRole("link", { name: en.session.otherWay });
    expect([link.getAttribute("target"), link.getAttribute("href")]).toEqual([
      "_blank",
      "/auth?next=%2Fprojects%2Fp%3Ffolder%3Droof&as=mateo",
    ]);
    // A provider tells no other tab who has signed in.
    const fetched = vi.fn<typeof fetch>().mockImplementation(async () => Response.json(MATEO));
    vi.stubGlobal("fetch", fetched);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    fireEvent(document, new Event("visibilitychange"));
    expect(fetched).not.toHaveBeenCalled();
    visibility.mockRestore();
    fireEvent(document, new Event("visibilitychange"));
    await vi.waitFor(() => expect(currentPageEnding().ending).toBeNull());
  },
);
