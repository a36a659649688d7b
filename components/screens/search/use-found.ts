import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "@/lib/browser/api-client";
import { paged } from "@/lib/browser/paged";
import { searchPath } from "@/lib/shared/paths/search-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** What a search finds, newest first, page by page; disabled while `q` is empty. Throws ApiError into `error`. */
export function useFound(q: string, projectId: string | undefined) {
  return useInfiniteQuery({
    queryKey: queryKeys.found(q, projectId),
    ...paged((before) => api.page(searchPath({ q, projectId, before }))),
    enabled: q !== "",
    // Shown at once on the way back, and read anew: no event says what a search would find.
    staleTime: 0,
  });
}
