import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSessionInOtherTabs } from "./page-ended";
import { api } from "@/lib/browser/api-client";
import { currentPageEnding, watchForEnding } from "@/lib/browser/page/page-ending";
import { announceSession, SESSION_KEY, type SignedIn } from "@/lib/browser/tabs/session-channel";

const ROSA = { id: "rosa", name: "Rosa Ortiz" };

const LUIS = { id: "luis", name: "Luis Herrera" };
const SIGNED_OUT = { code: "unauthenticated" };

/** Resolve the pending calls, in their order. */
let answers: ((body: object, status: number) => void)[];
let stopWatching: () => void;

beforeEach(() => {
  answers = [];
  vi.stubGlobal(
    "fetch",
    () => new Promise((resolve) => answers.push((body, status) => resolve(Response.json(body, { status })))),
  );
  stopWatching = watchForEnding();
});

afterEach(() => {
  stopWatching();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a page that Back shows hears what was announced while it was frozen, and what the server says", async () => {
  renderHook(() => useSessionInOtherTabs(ROSA.id));
  announceSession(LUIS);
  showFromCache();
  expect(currentPageEnding().ending).toEqual({ reason: "otherUser", name: "Luis Herrera" });
  await answer(ROSA);
  expect(currentPageEnding().ending).toBeNull();
});

test("a sign-out in another tab outweighs an answer that was asked for before it", async () => {
  renderHook(() => useSessionInOtherTabs(ROSA.id));
  showFromCache();
  announceElsewhere(null);
  expect(currentPageEnding().ending).toEqual({ reason: "signedOut" });
  await answer(ROSA);
  expect(currentPageEnding().ending).toEqual({ reason: "signedOut" });
});

test("a call from before another tab's sign-in, refused after it, does not say again that nobody is signed in", async () => {
  renderHook(() => useSessionInOtherTabs(ROSA.id));
  announceElsewhere(null);
  void api.get("/api/user");
  announceElsewhere(LUIS);
  await answer(SIGNED_OUT, 401);
  expect(currentPageEnding().ending).toEqual({ reason: "otherUser", name: "Luis Herrera" });
});

test("one that is refused after the page's user is back is made again", async () => {
  renderHook(() => useSessionInOtherTabs(ROSA.id));
  announceElsewhere(null);
  const called = api.get("/api/user");
  announceElsewhere(ROSA);
  await answer(SIGNED_OUT, 401);
  expect(currentPageEnding().ending).toBeNull();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await answer(ROSA);
  await expect(called).resolves.toEqual(ROSA);
});

function announceElsewhere(user: SignedIn): void {
  announceSession(user);
  window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
}

function showFromCache(): void {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}

async function answer(body: object, status = 200): Promise<void> {
  await act(async () => {
    answers.shift()?.(body, status);
    await new Promise((resolve) => setTimeout(resolve));
  });
}
