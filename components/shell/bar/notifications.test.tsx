import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { MenuList } from "./menu-list";
import { NotificationsButton } from "./notifications-button";
import NotificationsPanel from "./notifications-panel";
import { askedDialogOf, forgetAskedDialog } from "@/lib/browser/page/asked-dialog";
import type { NotificationView } from "@/lib/notifications/view";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const TOLD: NotificationView = {
  id: "n1",
  kind: "update.posted",
  asks: false,
  project: { id: "harlow", name: "Harlow Street" },
  business: null,
  actor: { id: "mateo", name: "Mateo Rivas" },
  subject: { type: "update", id: "u1", taskId: "framing" },
  count: 1,
  place: "Framing",
  excerpt: "Two joists are split",
  language: "en",
  recordingMs: null,
  photoCount: 0,
  createdAt: new Date().toISOString(),
  readAt: null,
};
const OTHERS: Partial<NotificationView>[] = [
  { count: 4 },
  { recordingMs: 42_000, excerpt: "Audio update" },
  { photoCount: 3, excerpt: "" },
  { kind: "comment.posted", subject: { type: "comment", id: "c1", updateId: "u1" } },
  { kind: "mention", subject: { type: "message", id: "m1" }, place: null },
  { kind: "mention", asks: true },
  { kind: "mention", asks: true, subject: { type: "comment", id: "c1", updateId: "u1" } },
  { kind: "message.direct", subject: { type: "message", id: "m2", recipientId: "rosa" }, place: null },
  {
    kind: "assignment",
    subject: { type: "subtask", id: "s1", taskId: "framing", subtaskId: "s1" },
    excerpt: "Joists",
  },
  { kind: "member.joined", subject: { type: "member", id: "luis" }, place: null, excerpt: "" },
  {
    kind: "payment.failed",
    project: null,
    actor: null,
    business: { id: "b", name: "Ortiz" },
    subject: { type: "business", id: "b" },
    place: null,
  },
  { kind: "mention", asks: true, count: 2, subject: { type: "comment", id: "c2", updateId: "u1" } },
];
const LIST = [TOLD, ...OTHERS.map((other, at) => ({ ...TOLD, ...other, id: `n${String(at + 2)}` }))];

const logOut = () => Promise.reject(new Error("Nobody logs out"));
const fetchMock = vi.fn<typeof fetch>();
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: "always" } },
  });
  client.setQueryData(queryKeys.notificationPreferences(), { pushKey: null, pushEndpoint: null });
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json(LIST)));
  vi.stubGlobal("fetch", fetchMock);
  forgetAskedDialog();
});

function show(locale: "en" | "es", what: ReactNode): void {
  renderInPage(what, { locale, client });
}

const panel = <NotificationsPanel trigger={{ className: "", children: "Bell" }} />;
const linesIn = async (region: HTMLElement) =>
  (await within(region).findAllByRole("listitem")).map((line) => {
    const link = within(line).getByRole("link");
    return [link.textContent.replace(/^.*?: /, ""), link.getAttribute("href")];
  });

const UPDATE = "/projects/harlow/updates/u1";
const EXPECTED = {
  en: [
    ["Mateo Rivas posted an update", UPDATE],
    ["Mateo Rivas posted 4 updates", "/projects/harlow?folder=framing&update=u1"],
    ["Mateo Rivas posted a voice update, 0:42", UPDATE],
    ["Mateo Rivas posted 3 photos", UPDATE],
    ["Mateo Rivas commented", `${UPDATE}#comment-c1`],
    ["Mateo Rivas mentioned you", "/projects/harlow"],
    ["Mateo Rivas asks you", UPDATE],
    ["Mateo Rivas asks you in a comment", `${UPDATE}#comment-c1`],
    ["Mateo Rivas wrote to you", "/projects/harlow"],
    ["Mateo Rivas assigned you “Joists”", "/projects/harlow?folder=framing&subtask=s1"],
    ["Mateo Rivas joined", "/projects/harlow"],
    ["The card of Ortiz was declined", "/billing"],
    ["Mateo Rivas asks you 2 questions", `${UPDATE}#comment-c2`],
  ],
  es: [
    ["Mateo Rivas publicó un avance", UPDATE],
    ["Mateo Rivas publicó 4 avances", "/projects/harlow?folder=framing&update=u1"],
    ["Mateo Rivas publicó un avance de voz, 0:42", UPDATE],
    ["Mateo Rivas publicó 3 fotos", UPDATE],
    ["Mateo Rivas comentó", `${UPDATE}#comment-c1`],
    ["Mateo Rivas te mencionó", "/projects/harlow"],
    ["Mateo Rivas te pregunta", UPDATE],
    ["Mateo Rivas te pregunta en un comentario", `${UPDATE}#comment-c1`],
    ["Mateo Rivas te escribió", "/projects/harlow"],
    ["Mateo Rivas te asignó “Joists”", "/projects/harlow?folder=framing&subtask=s1"],
    ["Mateo Rivas ya entró", "/projects/harlow"],
    ["La tarjeta de Ortiz fue rechazada", "/billing"],
    ["Mateo Rivas te hace 2 preguntas", `${UPDATE}#comment-c2`],
  ],
};

test.each(["en", "es"] as const)(
  "the phone's menu and the bell's panel list the same, each line leading to what it tells of, in %s",
  async (locale) => {
    const name = { en, es }[locale].nav.notifications;
    show(locale, <MenuList name="Rosa Ortiz" logOut={logOut} onLeave={() => undefined} />);
    // Nothing is read until somebody asks.
    expect(fetchMock).not.toHaveBeenCalled();
    const details = screen.getByText(name).closest("details")!;
    details.open = true;
    fireEvent(details, new Event("toggle"));
    expect(await linesIn(details)).toEqual(EXPECTED[locale]);
    cleanup();
    show(locale, panel);
    expect(await linesIn(screen.getByRole("dialog", { name }))).toEqual(EXPECTED[locale]);
    expect(fetchMock).toHaveBeenCalledOnce();
  },
);

test("what is quoted is read in its language", async () => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json(LIST)));
  show("es", panel);
  const quotes = await screen.findAllByText("“Two joists are split”");
  expect(new Set(quotes.map(({ lang }) => lang))).toEqual(new Set(["en"]));
});

/** The calls that write, in order. */
const written = () => fetchMock.mock.calls.flatMap(([path, init]) => (init?.method === "POST" ? [path] : []));

test("a press on a line marks it as read, closes the panel, and opens the chat or the person's tasks", async () => {
  // jsdom cannot follow links.
  document.addEventListener("click", (event) => {
    event.preventDefault();
  });
  for (const [line, dialog] of [
    [/posted an update/, null],
    [/mentioned you/, { chatWith: null }],
    [/wrote to you/, { chatWith: "mateo" }],
    [/joined/, { tasksOf: "luis" }],
  ] as const) {
    show("en", panel);
    fireEvent.click(await screen.findByRole("link", { name: line }));
    expect(askedDialogOf("harlow")).toEqual(dialog);
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
  }
  expect(written()).toEqual(["n1", "n6", "n9", "n11"].map((id) => `/api/notifications/${id}/read`));
});

test("the dot marks one as read, the button all, at once; what failed is unread again", async () => {
  show("en", panel);
  const dots = () => screen.queryAllByRole("button", { name: /^Mark as read/ });
  await screen.findByRole("link", { name: /4 updates/ });
  fireEvent.click(dots()[0]!);
  await vi.waitFor(() => expect(dots()).toHaveLength(LIST.length - 1));
  const { promise, reject } = Promise.withResolvers<Response>();
  fetchMock.mockReturnValueOnce(promise);
  fireEvent.click(screen.getByRole("button", { name: en.notifications.markAllRead }));
  await vi.waitFor(() => expect(dots()).toHaveLength(0));
  reject(new TypeError("no signal"));
  await vi.waitFor(() => expect(dots()).toHaveLength(LIST.length));
  expect(written()).toEqual(["/api/notifications/n1/read", "/api/notifications/read-all"]);
});

test("it says when there is nothing new, that it is loading, and why it cannot be loaded", async () => {
  fetchMock.mockResolvedValueOnce(Response.json([]));
  show("en", panel);
  expect(screen.getByRole("status").textContent).toBe(en.common.loading);
  expect(await screen.findByText(en.nav.nothingNew)).toBeDefined();
  cleanup();
  client.removeQueries({ queryKey: queryKeys.notifications() });
  fetchMock.mockRejectedValueOnce(new TypeError("no signal"));
  show("en", panel);
  await screen.findByText(en.common.offline);
  fireEvent.click(screen.getByRole("button", { name: en.common.retry }));
  expect(await screen.findByRole("link", { name: /4 updates/ })).toBeDefined();
  cleanup();
  client.removeQueries({ queryKey: queryKeys.notifications() });
  const answer = { code: "internal", message: "Broken" };
  fetchMock.mockResolvedValueOnce(Response.json(answer, { status: 500 }));
  show("en", panel);
  expect(await screen.findByText(en.common.loadFailed)).toBeDefined();
});

test("the bell counts what the page has read late, and reads nothing by itself", async () => {
  show("en", <NotificationsButton />);
  expect(screen.getByRole("button").textContent).toBe(en.nav.notifications);
  act(() => {
    client.setQueryData(queryKeys.unreadNotifications(), { count: 6 });
  });
  expect(await screen.findByText("6 unread")).toBeDefined();
  act(() => {
    client.setQueryData(queryKeys.unreadNotifications(), { count: 1000 });
  });
  expect(await screen.findByText("99+")).toBeDefined();
  expect(fetchMock).not.toHaveBeenCalled();
});
