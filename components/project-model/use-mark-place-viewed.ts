import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ListedPlace } from "./placement";
import { clearNew, newCountIn } from "@/components/project-model/cache/new-counts-cache";
import type { UpdatesPage } from "@/components/project-model/cache/update-lists";
import { useUnreadCount } from "@/components/providers/use-unread-count";
import { api } from "@/lib/browser/api-client";
import { apiPath } from "@/lib/shared/paths/api-path";

/**
 * Marks a place as viewed on the server, up to the event at which its list was read: an update that arrives after that stays new.
 * If the call fails, everything stays new. What the reader is told of there is read with it, comments too. Counts and "new" marks on this page remain until the list is closed. Mount the
 * component once per place.
 */
export function useMarkPlaceViewed(
  projectId: string,
  place: ListedPlace,
  pages: UpdatesPage[] | undefined,
): void {
  const client = useQueryClient();
  const opened = useRef(place);
  const markedUpTo = useRef<number | null>(null);
  const body = pages ? bodyOf(place, pages) : null;
  const isTold = useUnreadCount() > 0;
  useEffect(() => {
    if (body === null || (!isTold && newCountIn(client, projectId, opened.current) === 0)) return;
    const input = JSON.parse(body) as { upTo: number };
    api.post(apiPath("projects", projectId, "mark-place-viewed"), input).then(
      () => {
        markedUpTo.current = Math.max(input.upTo, markedUpTo.current ?? 0);
      },
      () => undefined,
    );
  }, [client, projectId, body, isTold]);
  useEffect(
    () => () => {
      const upTo = markedUpTo.current;
      if (upTo !== null) clearNew(client, projectId, opened.current, upTo);
    },
    [client, projectId],
  );
}

/** The body of the call as text, for comparison; null for a list that was never read from the server. */
function bodyOf(place: ListedPlace, pages: UpdatesPage[]): string | null {
  // The first page was read first, so later updates may be missing from it.
  const upTo = pages[0]?.seq;
  if (upTo === undefined || upTo === null) return null;
  if (place.kind !== "all") return JSON.stringify({ ...idsOf(place), upTo });
  const last = pages.at(-1);
  return JSON.stringify({ all: true, from: last?.next ? last.items.at(-1)?.id : null, upTo });
}

function idsOf(place: Exclude<ListedPlace, { kind: "all" }>): { taskId?: string; subtaskId?: string } {
  if (place.kind === "unassigned") return {};
  return place.kind === "task" ? { taskId: place.taskId } : { subtaskId: place.subtaskId };
}
