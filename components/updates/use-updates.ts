"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/paths";
import { queryKeys } from "@/lib/query-keys";
import type { UpdateView } from "@/lib/updates/view";
import type { UpdatesPage } from "./update-cache";
import { UPDATES_PER_PAGE } from "./updates-per-page";

/** The project's visible updates with their comments, newest first, page after page. */
export function useUpdates(projectId: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.updates(projectId),
    queryFn: ({ pageParam }) => fetchPage(projectId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last: UpdatesPage) => last.next,
  });
}

async function fetchPage(projectId: string, before: string | null): Promise<UpdatesPage> {
  const query = {
    includeComments: "true",
    limit: String(UPDATES_PER_PAGE),
    before: before ?? undefined,
  } as const;
  const page = await api.page(apiPaths.updates(projectId, query));
  return { items: page.items as UpdateView[], next: page.before };
}
