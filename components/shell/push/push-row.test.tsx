import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { PushRow } from "./push-row";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { apiPath } from "@/lib/shared/paths/api-path";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const { notifications: t } = en;
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/1";

const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
/** What the server does, in order. */
const calls: string[] = [];
let refuses = false;
let pushEndpoint: string | null = null;
let hasSubscription = false;

beforeEach(() => {
  requestPermission.mockReset().mockResolvedValue("granted");
  const made = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: () => Promise.resolve(((hasSubscription = false), true)),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(hasSubscription ? made : null),
    subscribe: () => Promise.resolve(((hasSubscription = true), made)),
  };
  const registered = Promise.resolve({ pushManager });
  const serviceWorker = { getRegistration: () => registered, register: () => registered, ready: registered };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { permission: "default", requestPermission });
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    if (method === "GET") return Promise.resolve(Response.json({ pushKey: "key", pushEndpoint }));
    if (refuses)
      return Promise.resolve(Response.json({ code: "unavailable", message: "No." }, { status: 503 }));
    pushEndpoint = method === "POST" ? ENDPOINT : null;
    return Promise.resolve(
      method === "POST" ? Response.json({ id: "1" }) : new Response(null, { status: 204 }),
    );
  });
});

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  renderInPage(<PushRow onLeave={() => undefined} />, { client });
}

const isOn = (wanted: boolean) =>
  vi.waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("switch", { name: t.pushHere }).checked).toBe(wanted),
  );

const toastSays = (description: string) =>
  vi.waitFor(() => expect(currentToasts()).toMatchObject([{ title: t.pushFailed, description }]));

test("asks for permission after a press alone, and says whether the server sends pushes here", async () => {
  show();
  await isOn(false);
  expect(screen.getByRole("link", { name: t.settings }).getAttribute("href")).toBe("/settings/notifications");
  expect(requestPermission).not.toHaveBeenCalled();
  refuses = true;
  fireEvent.click(screen.getByRole("switch"));
  await toastSays("No.");
  await isOn(false);
  expect(hasSubscription).toBe(false);
  requestPermission.mockRejectedValueOnce(new DOMException("Registration failed - push service error"));
  fireEvent.click(screen.getByRole("switch"));
  await toastSays(en.common.unexpected);
  refuses = false;
  fireEvent.click(screen.getByRole("switch"));
  await isOn(true);
  expect(calls.at(-1)).toBe(`GET ${apiPath("notification-preferences")}`);
  fireEvent.click(screen.getByRole("switch"));
  await isOn(false);
  expect(pushEndpoint).toBeNull();
});

test("where the browser refuses, it says why, and leads to the settings", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  show();
  expect(await screen.findByText(t.pushBlocked)).toBeDefined();
  expect(screen.getByText(t.pushHere)).toBeDefined();
  expect(screen.getByRole("link", { name: t.settings })).toBeDefined();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("a refusal, and a question that was closed, are said after the press", async () => {
  pushEndpoint = null;
  show();
  await isOn(false);
  requestPermission.mockResolvedValueOnce("default");
  fireEvent.click(screen.getByRole("switch"));
  await toastSays(t.pushUnanswered);
  await isOn(false);
  requestPermission.mockImplementationOnce(() => {
    vi.stubGlobal("Notification", { permission: "denied" });
    return Promise.resolve("denied");
  });
  fireEvent.click(screen.getByRole("switch"));
  expect(await screen.findByText(t.pushBlocked)).toBeDefined();
});
