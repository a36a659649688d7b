import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { useMarkViewed } from "./use-mark-viewed";

it("marks what the page was rendered with, once, even when more arrives later", () => {
  const calls: string[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    calls.push(`${path} ${body}`);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(useMarkViewed, { wrapper, initialProps: { id: "p", eventSeq: 7 } });
  rerender({ id: "p", eventSeq: 9 });
  expect(calls).toEqual(['/api/projects/p/mark-updates-viewed {"upTo":7}']);
});
