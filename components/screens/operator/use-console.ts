"use client";

import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { operatorApi } from "./operator-api";
import { queryKeys } from "@/lib/shared/query-keys";

/** Reads a console address. Refetches whenever the tab is opened; the previous data is shown until then. */
export function useConsoleRead<T>(address: string) {
  return useQuery({
    queryKey: queryKeys.consoleRead(address),
    queryFn: () => operatorApi.get<T>(address),
    refetchOnMount: "always",
  });
}

interface ListPage<T> {
  items: T[];
  next: string | null;
}

/** Rows per page. */
const ROWS = "30";

/** Reads a list page by page; `addressOf` gives the address of a page. */
export function useConsoleList<T>(
  addressOf: (page: { limit: string; before: string | undefined }) => string,
) {
  return useInfiniteQuery({
    queryKey: queryKeys.consoleRead(addressOf({ limit: ROWS, before: undefined })),
    queryFn: async ({ pageParam }): Promise<ListPage<T>> => {
      const { items, before } = await operatorApi.page(
        addressOf({ limit: ROWS, before: pageParam ?? undefined }),
      );
      return { items: items as T[], next: before };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

/** Refetches everything on the screen. */
export function useConsoleChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.console() });
}
