import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { useUpdates } from "./use-updates";
import { applyEvent } from "@/components/project-model/cache/apply-event";

const PAGES: Record<string, { ids: string[]; next?: string }> = {
  first: { ids: ["u4", "u3"], next: "u3" },
  u3: { ids: ["u2", "u1"] },
};

it("an update that somebody else edited changes on every loaded page; the others stay the same objects", async () => {
  const contents: Record<string, string> = {};
  vi.stubGlobal("fetch", (address: string) => {
    const { ids, next } =
      PAGES[new URL(address, "http://inside.invalid").searchParams.get("before") ?? "first"]!;
    const items = ids.map((id) => ({ id, content: contents[id] ?? id, isNew: false, capturedAt: null }));
    const link = next ? { link: `</api/projects/p/updates?before=${next}>; rel="next"` } : {};
    return Promise.resolve(Response.json(items, { headers: { "x-event-seq": "7", ...link } }));
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUpdates("p", { kind: "unassigned" }), { wrapper });
  const items = () => result.current.data?.pages.flatMap((page) => page.items) ?? [];
  await waitFor(() => {
    expect(items()).toHaveLength(2);
  });
  await act(() => result.current.fetchNextPage());
  await waitFor(() => {
    expect(items()).toHaveLength(4);
  });
  const before = items();
  expect(before.map(({ content }) => content)).toEqual(["u4", "u3", "u2", "u1"]);

  contents.u1 = "Edited";
  const event = {
    type: "update.edited",
    projectId: "p",
    entityId: "u1",
    taskId: null,
    subtaskId: null,
  } as const;
  act(() => {
    applyEvent(client, event);
  });
  await waitFor(() => {
    expect(items().map(({ content }) => content)).toEqual(["u4", "u3", "u2", "Edited"]);
  });
  expect(
    items()
      .slice(0, 3)
      .every((item, at) => item === before[at]),
  ).toBe(true);
});
