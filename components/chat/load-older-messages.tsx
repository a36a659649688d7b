"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { WriteProblem } from "@/components/updates/write-problem";
import { useReason } from "@/components/updates/use-reason";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { useMessages } from "./use-chat";

/** How far ahead the next page is fetched: two screens, so that it is usually there in time. */
const AHEAD = "200% 0%";

/** Loads older messages near the top, or on a press. After a failure only a press retries. */
export function LoadOlderMessages({ query }: { query: ReturnType<typeof useMessages> }) {
  const t = useTranslations("chat");
  const reasonOf = useReason();
  const top = useRef<HTMLLIElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = query;
  const automatic = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!automatic || !top.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      scrollMargin: AHEAD,
    });
    observer.observe(top.current);
    return () => {
      observer.disconnect();
    };
  }, [automatic, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <li ref={top} className="grid justify-items-center gap-2 pb-2">
      {isFetchingNextPage && <Skeleton className="h-5 w-3/5" />}
      <WriteProblem reason={isFetchNextPageError ? reasonOf(error) : null} />
      <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t("loadOlder")}
      </Button>
    </li>
  );
}
