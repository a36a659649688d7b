import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ALL_UPDATES, type ListedPlace, UNASSIGNED } from "./placement";
import { useMarkPlaceViewed } from "./use-mark-place-viewed";
import type { UpdatesPage } from "@/components/project-model/cache/update-lists";
import { queryKeys } from "@/lib/shared/query-keys";
import type { UpdateView } from "@/lib/updates/view";

const FRAMING: ListedPlace = { kind: "task", taskId: "t" };
const JOISTS: ListedPlace = { kind: "subtask", taskId: "t", subtaskId: "s" };
const page = (seq: number | null, next: string | null = null): UpdatesPage => ({
  items: [{ id: "u2" }, { id: "u1" }] as UpdateView[],
  next,
  seq,
});

let client: QueryClient;
let calls: string[];
let status: number;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(queryKeys.project("p"), { id: "p", unassignedNewCount: 1 });
  client.setQueryData(queryKeys.tasks("p"), [{ id: "t", newUpdatesCount: 2, totalNewCount: 5 }]);
  client.setQueryData(queryKeys.subtasks("t"), [
    { id: "s", newUpdatesCount: 3 },
    { id: "s2", newUpdatesCount: 0 },
  ]);
  calls = [];
  status = 204;
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    calls.push(`${path} ${body}`);
    return Promise.resolve(new Response(status === 204 ? null : "{}", { status }));
  });
});

const path = "/api/projects/p/mark-place-viewed";

async function show(place: ListedPlace, pages: UpdatesPage[] | undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const render = (props: { pages: UpdatesPage[] | undefined }) => useMarkPlaceViewed("p", place, props.pages);
  const hook = renderHook(render, { wrapper, initialProps: { pages } });
  await act(async () => {});
  return hook;
}

const counts = () => {
  const [task] =
    client.getQueryData<{ newUpdatesCount: number; totalNewCount: number }[]>(queryKeys.tasks("p")) ?? [];
  const project = client.getQueryData<{ unassignedNewCount: number }>(queryKeys.project("p"));
  return [project?.unassignedNewCount, task?.newUpdatesCount, task?.totalNewCount];
};

it.each([
  [UNASSIGNED, '{"upTo":7}', [0, 2, 5]],
  [FRAMING, '{"taskId":"t","upTo":7}', [1, 0, 3]],
  [JOISTS, '{"subtaskId":"s","upTo":7}', [1, 2, 2]],
] as const)(
  "%j is marked up to the number of its list; the counts follow when it closes",
  async (place, body, after) => {
    const { unmount } = await show(place, [page(7), page(9)]);
    expect([calls, counts()]).toEqual([[`${path} ${body}`], [1, 2, 5]]);
    unmount();
    expect(counts()).toEqual(after);
  },
);

it("all updates say how far down they are loaded", async () => {
  const { rerender, unmount } = await show(ALL_UPDATES, [page(7, "u1")]);
  rerender({ pages: [page(7, "u1"), page(8)] });
  await act(async () => {});
  expect(calls).toEqual([
    `${path} {"all":true,"from":"u1","upTo":7}`,
    `${path} {"all":true,"from":null,"upTo":7}`,
  ]);
  unmount();
  expect(client.getQueryState(queryKeys.tasks("p"))?.isInvalidated).toBe(true);
});

it("a list that is read once more is marked once more, and the same list once", async () => {
  const { rerender } = await show(FRAMING, [page(7)]);
  rerender({ pages: [page(7)] });
  rerender({ pages: [page(9)] });
  await act(async () => {});
  expect(calls).toEqual([`${path} {"taskId":"t","upTo":7}`, `${path} {"taskId":"t","upTo":9}`]);
});

it("nothing is sent before the list is there, nor where nothing is new", async () => {
  await show(FRAMING, undefined);
  await show(FRAMING, [page(null)]);
  await show({ kind: "subtask", taskId: "t", subtaskId: "s2" }, [page(7)]);
  expect(calls).toEqual([]);
});

it("without an answer everything stays new", async () => {
  status = 503;
  const { unmount } = await show(FRAMING, [page(7)]);
  unmount();
  expect([calls.length, counts()]).toEqual([1, [1, 2, 5]]);
});

it("what arrived after the list was read stays new when it closes, until the server has counted", async () => {
  client.setQueryData(queryKeys.project("p"), { id: "p", unassignedNewCount: 1, eventSeq: 8 });
  const { unmount } = await show(FRAMING, [page(7)]);
  unmount();
  expect(counts()).toEqual([1, 2, 5]);
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect([queryKeys.project("p"), queryKeys.tasks("p"), queryKeys.subtasks("t")].map(isStale)).toEqual([
    true,
    true,
    true,
  ]);
});
