import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { LoadOlder } from "./load-older";
import { InPage } from "@/sandbox/checks/in-page";

type Query = ComponentProps<typeof LoadOlder>["query"];

/** What is said at once of whatever is observed, oldest first. */
let seen: boolean[];

class Sight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell(seen.map((isIntersecting) => ({ isIntersecting })));
  }
  disconnect() {}
}

beforeEach(() => {
  // As for a list that is shorter than the screen.
  seen = [true];
  vi.stubGlobal("IntersectionObserver", Sight);
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

it("asks for older updates when the page was too busy to be told of their end's coming into sight by itself", () => {
  const fetchNextPage = vi.fn<Query["fetchNextPage"]>();
  seen = [false, true];
  const { unmount } = render(listWith({ isFetching: false, fetchNextPage }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  unmount();
  seen = [true, false];
  render(listWith({ isFetching: false, fetchNextPage }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
