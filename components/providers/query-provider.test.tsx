import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { QueryProvider } from "./query-provider";

it("keeps what no part of the page shows as long as the page, since it cannot be read again without a signal", () => {
  vi.useFakeTimers();
  let client: QueryClient | undefined;
  function Reader() {
    client = useQueryClient();
    return null;
  }
  render(
    <QueryProvider>
      <Reader />
    </QueryProvider>,
  );
  client?.setQueryData(["folder"], "read in the morning");
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(client?.getQueryData(["folder"])).toBe("read in the morning");
});
