import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSlowCall } from "./use-slow-call";

const DONE = 'event: done\ndata: {"id":"r1"}\n\n';
const FAILED = 'event: failed\ndata: {"status":503,"code":"unavailable","message":"Try again"}\n\n';

/** What the call reports, in order, when the server sends this. */
async function toldOf(sent: string) {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(sent)));
  const told: unknown[] = [];
  const { result } = renderHook(() =>
    useSlowCall<{ id: string }, { step: string }>({
      path: "/api/slow",
      start: { step: "asked" },
      onDone: (answer) => told.push(answer),
      onFailed: ({ status, code }) => told.push({ status, code }),
    }),
  );
  act(() => {
    result.current.ask({});
  });
  expect(result.current.progress).toEqual({ step: "asked" });
  await vi.waitFor(() => {
    expect(result.current.progress).toBeNull();
  });
  return told;
}

test.each([
  ["is done after progress", `event: progress\ndata: {"step":"reading"}\n\n: \n\n${DONE}`, { id: "r1" }],
  ["fails as the server says", FAILED, { status: 503, code: "unavailable" }],
  ["ends before the answer", DONE.slice(0, -2), { status: 0, code: "offline" }],
  ["brings nothing", "", { status: 0, code: "offline" }],
  ["is done, whatever comes after it", DONE + FAILED, { id: "r1" }],
])("a slow call that %s says so, once", async (_, sent, told) => {
  expect(await toldOf(sent)).toEqual([told]);
});

test("the screen stays on while it is asked, and no longer", async () => {
  const locks: { release: ReturnType<typeof vi.fn> }[] = [];
  const request = vi.fn(() => {
    const lock = { release: vi.fn() };
    locks.push(lock);
    return Promise.resolve(lock);
  });
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const unused = { path: "/api/slow", start: {}, onDone: () => undefined, onFailed: () => undefined };
  const { result } = renderHook(() => useSlowCall(unused));
  expect(request).not.toHaveBeenCalled();
  act(() => result.current.ask({}));
  // The browser lets go of it while the page is hidden.
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(request.mock.calls).toEqual([["screen"], ["screen"]]);
  act(() => result.current.cancel());
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await vi.waitFor(() => expect(locks.map(({ release }) => release.mock.calls.length)).toEqual([1, 1]));
  Reflect.deleteProperty(navigator, "wakeLock");
});
