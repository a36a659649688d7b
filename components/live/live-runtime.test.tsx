import { act, cleanup, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import LiveRuntime from "./live-runtime";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { StreamedEvent } from "@/lib/browser/live/stream-positions";
import { askedDialogOf, forgetAskedDialog } from "@/lib/browser/page/asked-dialog";
import { apiPath } from "@/lib/shared/paths/api-path";
import { InPage, renderInPage } from "@/sandbox/checks/in-page";

let announce: (event: StreamedEvent) => void;

vi.mock("@/lib/browser/live/live", () => ({
  openLive: (_: string, onEvent: typeof announce) => {
    announce = onEvent;
    return { show: () => true, close: () => undefined };
  },
}));

const JOINED: StreamedEvent = { type: "member.joined", projectId: "p", entityId: "p", userId: "ana", seq: 2 };
const PROJECT = {
  id: "p",
  name: "Birch Lane kitchen",
  eventSeq: 2,
  hasManagementAccess: true,
  members: [{ userId: "ana", role: "worker", user: { name: "Ana Solis", email: "ana@example.com" } }],
};
const ROSA = { userId: "rosa", keepsPages: false, language: "en", timeZone: null };
const navigate = vi.fn<(href: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockReset();
  history.replaceState(null, "", "/dashboard");
  for (const { id } of currentToasts()) dismissToast(id);
});

/** The open toast after the event has been handled. */
async function toastAfter(
  event: StreamedEvent,
  {
    locale = "en",
    answer = () => Promise.resolve(Response.json(PROJECT)),
  }: {
    locale?: "en" | "es";
    answer?: () => Promise<Response>;
  } = {},
) {
  vi.stubGlobal("fetch", answer);
  renderInPage(<LiveRuntime {...ROSA} />, { locale, navigate });
  await act(async () => {
    announce(event);
    await vi.advanceTimersByTimeAsync(1000);
  });
  cleanup();
  return currentToasts().find(({ open }) => open);
}

test.each([
  ["en", "Ana Solis joined", "Give tasks"],
  ["es", "Ana Solis ya entró", "Dar tareas"],
] as const)("a manager is told who joined, and led to their tasks, in %s", async (locale, title, label) => {
  const toast = await toastAfter(JOINED, { locale });
  expect([toast?.title, toast?.description, toast?.action?.label]).toEqual([title, PROJECT.name, label]);
  toast?.action?.onPress();
  expect(askedDialogOf("p")).toEqual({ tasksOf: "ana" });
  expect(navigate.mock.calls).toEqual([["/projects/p"]]);
});

test("on the project's own page it opens them in place", async () => {
  const projectId = "0b0f9d9e-3a1c-4f2e-9d58-6c1f0f6f7a11";
  history.replaceState(null, "", `/projects/${projectId}?folder=all`);
  const answer = () => Promise.resolve(Response.json({ ...PROJECT, id: projectId }));
  const toast = await toastAfter({ ...JOINED, projectId, entityId: projectId }, { answer });
  toast?.action?.onPress();
  expect(askedDialogOf(projectId)).toEqual({ tasksOf: "ana" });
  expect(navigate).not.toHaveBeenCalled();
});

test.each<[string, StreamedEvent, (() => Promise<Response>)?]>([
  ["the one who joined", { ...JOINED, userId: "rosa" }],
  ["a worker", JOINED, () => Promise.resolve(Response.json({ ...PROJECT, hasManagementAccess: false }))],
  [
    "somebody who has left by then",
    JOINED,
    () => Promise.resolve(Response.json({ ...PROJECT, members: [] })),
  ],
  ["a page without a signal", JOINED, () => Promise.reject(new TypeError("no signal"))],
  ["any other event", { type: "code.issued", projectId: "p", entityId: "p", seq: 3 }],
])("says nothing to or of %s", async (_, event, answer) => {
  expect(await toastAfter(event, answer && { answer })).toBeUndefined();
});

const HARLOW = "0b0f9d9e-3a1c-4f2e-9d58-6c1f0f6f7a11";

/** Renders the runtime on a page, with as many unread notifications. */
async function openOn(address: string, unread = 0): Promise<void> {
  history.replaceState(null, "", address);
  await toastAfter(
    { type: "code.issued", projectId: "p", entityId: "p", seq: 3 },
    { answer: () => Promise.resolve(Response.json({ count: unread })) },
  );
}

test.each(["record", "write"] as const)(
  "a shortcut to %s opens it once, and leaves the address",
  async (start) => {
    await openOn(`/projects/${HARLOW}?start=${start}&folder=all`);
    expect(askedDialogOf(HARLOW)).toEqual({ start });
    expect(location.search).toBe("?folder=all");
    forgetAskedDialog();
  },
);

test("a link to a report opens it once", async () => {
  await openOn(`/projects/${HARLOW}?report=r`);
  expect(askedDialogOf(HARLOW)).toEqual({ report: "r" });
  expect(location.search).toBe("");
  forgetAskedDialog();
});

test.each([`/projects/${HARLOW}?start=delete`, "/dashboard?start=record"])(
  "%s opens nothing",
  async (address) => {
    await openOn(address);
    expect(askedDialogOf(HARLOW)).toBeNull();
  },
);

test("the icon of the installed product shows how many notifications are unread", async () => {
  const badge = vi.fn<(count: number) => Promise<void>>().mockRejectedValue(new Error("not installed"));
  Object.defineProperty(navigator, "setAppBadge", { value: badge, configurable: true });
  await openOn("/dashboard", 3);
  expect(badge.mock.calls).toEqual([[3]]);
  Reflect.deleteProperty(navigator, "setAppBadge");
});

test.each([
  ["goes with the screen's while both are the same", "en", [{ language: "es", timeZone: "America/Chicago" }]],
  ["stays where another one was chosen", "es", []],
])("the language of pushes and emails %s", async (_, language, sent) => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit = {}) => {
    if (method === "PUT") bodies.push({ path, ...(JSON.parse(body as string) as object) });
    return Promise.resolve(Response.json({ count: 0 }));
  });
  const inLanguage = (locale: "en" | "es") => (
    <InPage locale={locale}>
      <LiveRuntime {...ROSA} language={language} timeZone="America/Chicago" />
    </InPage>
  );
  const { rerender } = render(inLanguage("en"));
  expect(bodies).toEqual([]);
  const shown = sent.length > 0 ? (["es", "es"] as const) : (["es", "en", "es"] as const);
  for (const locale of shown) rerender(inLanguage(locale));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(bodies).toEqual(sent.map((body) => ({ path: apiPath("user", "preferences"), ...body })));
});
