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
