import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { rememberCount, rememberedCount } from "@/lib/browser/outbox/store/remembered-count";
import { changeOutboxState, EMPTY_OUTBOX } from "@/lib/browser/outbox/state";
import { startPageSession } from "@/lib/browser/page/page-session";
import { paths } from "@/lib/shared/paths/paths";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";
import { renderInPage } from "@/sandbox/checks/in-page";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";
import { WaitingCount } from "./waiting-count";
import "./waiting-link";
import { WaitingList } from "./waiting-list";

const stuck = { ...waiting({ attempts: 1 }), id: 1 };
let leave: () => void;

beforeEach(() => {
  leave = startPageSession({ id: "mateo", name: "Mateo Rivas" });
});

afterEach(() => {
  changeOutboxState(EMPTY_OUTBOX);
  localStorage.clear();
  leave();
});

const link = () => screen.queryByRole("link");

function open(locale: "en" | "es" = "en", what = <WaitingCount kept={null} />) {
  renderInPage(what, { locale });
}

it("shows at once what waited when the reader last looked, before the outbox is open", () => {
  rememberCount(2);
  open();
  expect(link()?.textContent).toContain("2 updates wait on this phone");
});

it("shows and remembers what waits once the outbox is open, and forgets what was sent", async () => {
  rememberCount(2);
  open();
  act(() => {
    changeOutboxState({ items: [stuck], isKept: true });
  });
  expect(await screen.findByText("1 update waits on this phone")).toBeDefined();
  expect(rememberedCount()).toBe(1);
  act(() => {
    changeOutboxState({ items: [] });
  });
  expect(link()).toBeNull();
  expect(rememberedCount()).toBe(0);
});

it("says that what waits is in this tab where the browser keeps nothing", async () => {
  changeOutboxState({ items: [stuck], isKept: false });
  open();
  expect(await screen.findByText("1 update waits in this tab")).toBeDefined();
});

it("counts what is held for an edit that was begun, which sends nothing until it is saved", async () => {
  changeOutboxState({ items: [{ ...waiting({ heldUntil: 1 }), id: 1 }], isKept: true });
  open();
  expect(await screen.findByText("1 update waits on this phone")).toBeDefined();
});

it.each([
  ["en", 1, "What you shared from another app has no project yet"],
  ["es", 2, "2 cosas que compartiste desde otras aplicaciones aún no tienen proyecto"],
] as const)(
  "counts what was shared from other apps, and leads there, in %s",
  async (locale, shared, text) => {
    changeOutboxState({ shared, isKept: true });
    open(locale);
    await waitFor(() => expect(link()?.getAttribute("href")).toBe(paths.waiting()));
    cleanup();
    open(locale, <WaitingList />);
    expect(screen.getByRole("link", { name: text }).getAttribute("href")).toBe(shortcutPaths.share());
  },
);

it("shows nobody what waits for another user of the phone", () => {
  rememberCount(2);
  leave();
  leave = startPageSession({ id: "mei", name: "Mei Chen" });
  open();
  expect(link()).toBeNull();
});
