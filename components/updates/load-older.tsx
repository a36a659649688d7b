"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useReason } from "./use-field-write";
import type { useUpdates } from "./use-updates";
import { WriteProblem } from "./write-problem";

/** Pixels before the end at which the next page is fetched. */
const AHEAD = "600px";

/** Brings older updates when the reader nears the end, or presses. After a failure only a press tries again. */
export function LoadOlder({ query }: { query: ReturnType<typeof useUpdates> }) {
  const t = useTranslations("updates");
  const reasonOf = useReason();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = query;
  const automatic = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!automatic || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [automatic, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="grid justify-items-start gap-2 pl-7.5">
      <WriteProblem reason={isFetchNextPageError ? reasonOf(error) : null} />
      <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t("loadOlder")}
      </Button>
    </div>
  );
}
