import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { MessagesQuery } from "../use-chat";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { useReason } from "@/components/updates/use-reason";
import { WriteProblem } from "@/components/updates/write-problem";
import { cn } from "@/lib/shared/utils";

/** How far ahead the next page is fetched: two screens, so that it usually arrives in time. */
const AHEAD = "200% 0%";

interface LoadMessagesProps {
  query: MessagesQuery;
  direction: "older" | "newer";
}

/** Loads older or newer messages near that end of the list, or on a press. After a failure, only on a press. */
export function LoadMessages({ query, direction }: LoadMessagesProps) {
  const t = useTranslations("chat");
  const reasonOf = useReason();
  const row = useRef<HTMLLIElement>(null);
  const { hasMore, isLoading, hasFailed, load } = pagesOf(query, direction);
  // One page at a time: a second read would cancel the first.
  const automatic = hasMore && !query.isFetching && !hasFailed;
  useEffect(() => {
    if (!automatic || !row.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void load({ cancelRefetch: false }),
      { scrollMargin: AHEAD },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [automatic, load]);
  if (!hasMore) return null;
  return (
    <li
      ref={row}
      className={cn(
        "flex items-center gap-2",
        direction === "older" ? "flex-col pb-2" : "flex-col-reverse pt-2",
      )}
    >
      {isLoading && <Skeleton className="h-5 w-3/5" />}
      <WriteProblem reason={hasFailed ? reasonOf(query.error) : null} />
      <Button variant="secondary" pending={isLoading} onClick={() => void load()}>
        {t(direction === "older" ? "loadOlder" : "loadNewer")}
      </Button>
    </li>
  );
}

function pagesOf(query: MessagesQuery, direction: "older" | "newer") {
  if (direction === "older")
    return {
      hasMore: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError,
      load: query.fetchNextPage,
    };
  return {
    hasMore: query.hasPreviousPage,
    isLoading: query.isFetchingPreviousPage,
    hasFailed: query.isFetchPreviousPageError,
    load: query.fetchPreviousPage,
  };
}
