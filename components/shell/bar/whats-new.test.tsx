import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { MenuList } from "./menu-list";
import { NotificationsButton } from "./notifications-button";
import NotificationsPanel from "./notifications-panel";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { NavigationContext } from "@/components/ui/text/navigation";
import { askedDialogOf } from "@/lib/browser/page/asked-dialog";
import { queryKeys } from "@/lib/shared/query-keys";
import en from "@/messages/en";
import es from "@/messages/es";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const PROJECTS = [
  { id: "harlow", name: "Harlow Street", newUpdatesCount: 3, unreadMessagesCount: 1 },
  { id: "mill", name: "Mill Lane", newUpdatesCount: 0, unreadMessagesCount: 0 },
  { id: "depot", name: "Depot Fence", newUpdatesCount: 0, unreadMessagesCount: 2 },
];
const logOut = () => Promise.reject(new Error("Nobody logs out"));
const fetchMock = vi.fn<typeof fetch>();
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: "always" } },
  });
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json(PROJECTS)));
  vi.stubGlobal("fetch", fetchMock);
});

function show(locale: "en" | "es", what: ReactNode): void {
  const messages = { en, es }[locale];
  const failureTexts = {
    ...messages.errorPages,
    ...messages.common,
    homeHref: "/",
    retryClass: "",
    homeClass: "",
  };
  render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}>
        <FailureTextsContext value={failureTexts}>
          <NavigationContext value={{ navigate: () => undefined, pendingHref: null }}>
            {what}
          </NavigationContext>
        </FailureTextsContext>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

const panel = <NotificationsPanel trigger={{ className: "", children: "Bell" }} />;
const lines = async (within_: HTMLElement) =>
  (await within(within_).findAllByRole("link")).map((link) => [link.textContent, link.getAttribute("href")]);

test.each([
  ["en", ["3 new updatesHarlow Street", "1 unread messageHarlow Street", "2 unread messagesDepot Fence"]],
  [
    "es",
    ["3 avances nuevosHarlow Street", "1 mensaje sin leerHarlow Street", "2 mensajes sin leerDepot Fence"],
  ],
] as const)(
  "the phone's menu and the desktop's panel list the same of what is new, each line leading there, in %s",
  async (locale, texts) => {
    const name = { en, es }[locale].nav.notifications;
    const expected = texts.map((text, at) => [text, at < 2 ? "/projects/harlow" : "/projects/depot"]);
    show(locale, <MenuList name="Rosa Ortiz" logOut={logOut} onLeave={() => undefined} />);
    // Nothing is read until somebody asks.
    expect(fetchMock).not.toHaveBeenCalled();
    const details = screen.getByText(name).closest("details")!;
    details.open = true;
    fireEvent(details, new Event("toggle"));
    expect(await lines(details)).toEqual(expected);
    cleanup();
    show(locale, panel);
    expect(await lines(screen.getByRole("dialog", { name }))).toEqual(expected);
    expect(fetchMock).toHaveBeenCalledOnce();
  },
);

test("a line about messages opens the chat, one about updates does not; both close the panel", async () => {
  // jsdom cannot follow links.
  document.addEventListener("click", (event) => {
    event.preventDefault();
  });
  for (const [line, dialog] of [
    [/^3 new updates/, null],
    [/^2 unread messages/, { chatWith: null }],
  ] as const) {
    show("en", panel);
    fireEvent.click(await screen.findByRole("link", { name: line }));
    expect([askedDialogOf("harlow"), askedDialogOf("depot")]).toEqual([null, dialog]);
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
  }
});

test("it says when there is nothing new, that it is loading, and why it cannot be loaded", async () => {
  fetchMock.mockResolvedValueOnce(Response.json([PROJECTS[1]]));
  show("en", panel);
  expect(screen.getByRole("status").textContent).toBe(en.common.loading);
  expect(await screen.findByText(en.nav.nothingNew)).toBeDefined();
  cleanup();
  client.clear();
  fetchMock.mockRejectedValueOnce(new TypeError("no signal"));
  show("en", panel);
  await screen.findByText(en.common.offline);
  fireEvent.click(screen.getByRole("button", { name: en.common.retry }));
  expect(await screen.findByRole("link", { name: /^3 new updates/ })).toBeDefined();
  cleanup();
  client.clear();
  const answer = { code: "internal", message: "Broken" };
  fetchMock.mockResolvedValueOnce(Response.json(answer, { status: 500 }));
  show("en", panel);
  expect(await screen.findByText(en.common.loadFailed)).toBeDefined();
});

test("the bell counts what a page has loaded anyway, and reads nothing by itself", async () => {
  show("en", <NotificationsButton />);
  expect(screen.getByRole("button").textContent).toBe(en.nav.notifications);
  act(() => {
    client.setQueryData(queryKeys.projects(), PROJECTS);
  });
  expect(await screen.findByText("6 unread")).toBeDefined();
  expect(fetchMock).not.toHaveBeenCalled();
});
