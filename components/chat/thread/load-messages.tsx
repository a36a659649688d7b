import { useTranslations } from "next-intl";
import type { MessagesQuery } from "../use-chat";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { useLoadAhead } from "@/components/updates/list/load-older";
import { useReason } from "@/components/updates/use-reason";
import { WriteProblem } from "@/components/updates/write-problem";
import { cn } from "@/lib/shared/utils";

/** Loads older or newer messages near that end of the list, or on a press. After a failure, only on a press. */
export function LoadMessages({ query, direction }: { query: MessagesQuery; direction: "older" | "newer" }) {
  const t = useTranslations("chat");
  const reasonOf = useReason();
  const pages = pagesOf(query, direction);
  const row = useLoadAhead<HTMLLIElement>(pages);
  const { hasNextPage: hasMore, isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed } = pages;
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
      <Button variant="secondary" pending={isLoading} onClick={() => void pages.fetchNextPage()}>
        {t(direction === "older" ? "loadOlder" : "loadNewer")}
      </Button>
    </li>
  );
}

/** As pages after what is shown, in either direction. */
function pagesOf(query: MessagesQuery, direction: "older" | "newer") {
  if (direction === "older") return query;
  return {
    isFetching: query.isFetching,
    hasNextPage: query.hasPreviousPage,
    isFetchingNextPage: query.isFetchingPreviousPage,
    isFetchNextPageError: query.isFetchPreviousPageError,
    fetchNextPage: query.fetchPreviousPage,
  };
}
