import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSessionInOtherTabs } from "./page-ended";
import { currentPageEnding, watchForEnding } from "@/lib/browser/page/page-ending";
import { announceSession, SESSION_KEY } from "@/lib/browser/tabs/session-channel";

const ROSA = { id: "rosa", name: "Rosa Ortiz" };

/** Resolve the pending reads of the session, in the order of the calls. */
let answers: ((user: object) => void)[];
let stopWatching: () => void;

beforeEach(() => {
  answers = [];
  vi.stubGlobal(
    "fetch",
    () => new Promise((resolve) => answers.push((user) => resolve(Response.json(user)))),
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
  announceSession({ id: "luis", name: "Luis Herrera" });
  showFromCache();
  expect(currentPageEnding().ending).toEqual({ reason: "otherUser", name: "Luis Herrera" });
  await answer(ROSA);
  expect(currentPageEnding().ending).toBeNull();
});

test("a sign-out in another tab outweighs an answer that was asked for before it", async () => {
  renderHook(() => useSessionInOtherTabs(ROSA.id));
  showFromCache();
  announceSession(null);
  window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  expect(currentPageEnding().ending).toEqual({ reason: "signedOut" });
  await answer(ROSA);
  expect(currentPageEnding().ending).toEqual({ reason: "signedOut" });
});

function showFromCache(): void {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}

async function answer(user: object): Promise<void> {
  await act(async () => {
    answers.shift()?.(user);
    await new Promise((resolve) => setTimeout(resolve));
  });
}
