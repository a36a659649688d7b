import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { LoadOlder } from "./load-older";
import { InPage } from "@/sandbox/checks/in-page";

type Query = ComponentProps<typeof LoadOlder>["query"];

/** Says at once that whatever it observes is in sight, as for a list that is shorter than the screen. */
class AlwaysInSight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", AlwaysInSight);
});

function listWith(query: Partial<Query>) {
  return (
    <InPage>
      <LoadOlder
        query={
          { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, ...query } as Query
        }
      />
    </InPage>
  );
}

it("asks again for older updates when a refetch of the list has cancelled the request", () => {
  const fetchNextPage = vi.fn<Query["fetchNextPage"]>();
  const { rerender } = render(listWith({ isFetching: false, fetchNextPage }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  // An event made the list stale: its refetch takes the place of the request before that could show.
  rerender(listWith({ isFetching: true, fetchNextPage }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  rerender(listWith({ isFetching: false, fetchNextPage }));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});
