import { infiniteQueryOptions, replaceEqualDeep, useInfiniteQuery } from "@tanstack/react-query";
import { type ListedPlace, placementKey } from "./placement";
import type { Updates, UpdatesPage } from "@/components/project-model/cache/update-lists";
import { api } from "@/lib/browser/api-client";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";
import { FIRST_UPDATES, UPDATES_PER_PAGE } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";

/** The visible updates of a place, or all of the project's, with their comments, newest first, page by page. */
export function useUpdates(projectId: string, place: ListedPlace) {
  return useInfiniteQuery(updatesQuery(projectId, place));
}

/** The query of `useUpdates`, also to fetch a place before it is shown. */
export function updatesQuery(projectId: string, place: ListedPlace) {
  return infiniteQueryOptions({
    queryKey: queryKeys.updatesIn(projectId, placementKey(place)),
    queryFn: ({ pageParam }) => fetchPage(projectId, place, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last: UpdatesPage) => last.next,
    structuralSharing: (before, after) => shareById(before as Updates | undefined, after as Updates),
  });
}

/**
 * Keeps the objects of unchanged updates, whatever their position. The library's structural sharing compares by position: one
 * new update at the top would make all others new objects, and each would rerender.
 */
function shareById(before: Updates | undefined, after: Updates): Updates {
  const known = new Map(before?.pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  // While the page is open, updates keep their "new" mark, though the server now counts them as seen, and the time shown.
  const kept = (item: UpdateView, shown: UpdateView) => ({
    ...item,
    isNew: shown.isNew || item.isNew,
    capturedAt: item.capturedAt ?? shown.capturedAt,
  });
  const share = (item: UpdateView) => {
    const shown = known.get(item.id);
    return shown ? replaceEqualDeep(shown, kept(item, shown)) : item;
  };
  return { ...after, pages: after.pages.map((page) => ({ ...page, items: page.items.map(share) })) };
}

async function fetchPage(projectId: string, place: ListedPlace, before: string | null): Promise<UpdatesPage> {
  const page = await api.page(addressOf(projectId, place, before ?? undefined));
  return { items: page.items, next: page.before, seq: page.seq };
}

function addressOf(projectId: string, place: ListedPlace, before: string | undefined) {
  const limit = String(before ? UPDATES_PER_PAGE : FIRST_UPDATES);
  const query = { includeComments: "true", limit, before } as const;
  if (place.kind === "task") return apiPaths.taskUpdates(place.taskId, query);
  if (place.kind === "subtask") return apiPaths.subtaskUpdates(place.subtaskId, query);
  return apiPaths.updates(projectId, place.kind === "all" ? query : { ...query, placement: "unassigned" });
}
