import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { operatorApi } from "./operator-api";
import { itemsOf, paged } from "@/lib/browser/paged";
import { queryKeys } from "@/lib/shared/query-keys";

/** Reads a console address. Refetches whenever the tab is opened; the previous data is shown until then. */
export function useConsoleRead<P extends string>(address: P) {
  return useQuery({
    queryKey: queryKeys.consoleRead(address),
    queryFn: () => operatorApi.get(address),
    refetchOnMount: "always",
  });
}

/** Rows per page. */
const ROWS = "30";

/** Reads a list page by page; `addressOf` gives the address of a page. */
export function useConsoleList<P extends string>(
  addressOf: (page: { limit: string; before: string | undefined }) => P,
) {
  return useInfiniteQuery({
    queryKey: queryKeys.consoleRead(addressOf({ limit: ROWS, before: undefined })),
    ...paged((before) => operatorApi.page(addressOf({ limit: ROWS, before }))),
    select: itemsOf,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

/** Refetches everything on the screen. */
export function useConsoleChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.console() });
}
