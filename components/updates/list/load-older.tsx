import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { UpdatesSkeleton } from "./updates-skeleton";
import type { useUpdates } from "@/components/project-model/use-updates";
import { Button } from "@/components/ui/input/button";
import { useReason } from "@/components/updates/use-reason";
import { WriteProblem } from "@/components/updates/write-problem";
import { watchSight } from "@/lib/browser/in-sight";

/** How far ahead the next page is fetched: two screens, so that it usually arrives in time. */
const AHEAD = "200% 0%";

/** A screenful of skeletons, so that nothing below moves when a page arrives late. */
const ROOM = 5;

/** Loads older updates near the end of the list, or on a press. After a failure only a press retries. */
export function LoadOlder({ query }: { query: ReturnType<typeof useUpdates> }) {
  const t = useTranslations("updates");
  const reasonOf = useReason();
  const end = useLoadAhead<HTMLDivElement>(query);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = query;
  if (!hasNextPage) return null;
  return (
    <div ref={end}>
      {!isFetchNextPageError && (
        <div className="min-h-dvh **:animate-none lg:min-h-0">
          <UpdatesSkeleton expected={ROOM} />
        </div>
      )}
      <div className="grid justify-items-start gap-2 pl-7.5">
        <WriteProblem reason={isFetchNextPageError ? reasonOf(error) : null} />
        <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("loadOlder")}
        </Button>
      </div>
    </div>
  );
}

interface Paged extends Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetching" | "isFetchNextPageError"> {
  fetchNextPage: (options?: { cancelRefetch: boolean }) => unknown;
}

/** A ref for the end of a list: fetches its next page when that comes near the screen. Not after a failure. */
export function useLoadAhead<End extends HTMLElement>(query: Paged) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<End>(null);
  // A refetch of the list cancels the request, perhaps before it has shown: ask again after any.
  const automatic = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!automatic || !end.current) return;
    return watchSight(
      end.current,
      ({ isIntersecting }) => {
        if (isIntersecting) void fetchNextPage({ cancelRefetch: false });
      },
      {
        rootMargin: AHEAD,
        // Desktops scroll the list in a column of its own.
        scrollMargin: AHEAD,
      },
    );
  }, [automatic, fetchNextPage]);
  return end;
}
