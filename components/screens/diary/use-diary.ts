import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { use } from "react";
import { ReaderContext } from "@/components/providers/reader-context";
import { useFormat } from "@/components/providers/use-format";
import { reading } from "@/lib/browser/reading";
import { MOST_DAYS } from "@/lib/diary/limits";
import { dayAfter, dayIn } from "@/lib/i18n/days";
import { paths } from "@/lib/shared/paths/paths";
import { reportPaths } from "@/lib/shared/paths/report-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** YYYY-MM-DD, both ends included. */
export interface Days {
  from: string;
  to: string;
}

/** What a diary shows of its entries besides who wrote, when and where. */
export interface Shown {
  words: boolean;
  done: boolean;
  photos: boolean;
  comments: boolean;
}

const WEEK = 7;

/** The days of a diary, kept in the address: without any there, the last seven. */
export function useDays(projectId: string) {
  const { today } = useFormat();
  const days = daysIn(useSearchParams(), today());
  const choose = (chosen: Partial<Days>) => {
    // What was chosen last may not be on the screen yet.
    const last = daysIn(new URLSearchParams(location.search), today());
    history.replaceState(null, "", paths.diary(projectId, { ...last, ...chosen }));
  };
  return { days, problem: problemOf(days), choose };
}

function daysIn(query: Pick<URLSearchParams, "get">, today: string): Days {
  const to = dayIn(query.get("to")) ?? today;
  return { from: dayIn(query.get("from")) ?? dayAfter(to, 1 - WEEK), to };
}

/** Why there is no diary of these days; null where there is one. */
export function problemOf({ from, to }: Days): "endBeforeStart" | "tooManyDays" | null {
  if (to < from) return "endBeforeStart";
  return to < dayAfter(from, MOST_DAYS) ? null : "tooManyDays";
}

/** The first day and the last one, whichever was chosen as which: some browsers format no range that runs backward. */
export function inOrder({ from, to }: Days): [string, string] {
  return to < from ? [to, from] : [from, to];
}

/** A diary in the reader's time zone, read anew whenever the page opens: no event says what changes in it. */
export function useDiary(projectId: string, days: Days, { includeComments }: { includeComments: boolean }) {
  const { timeZone, isKnown } = use(ReaderContext);
  const query = { ...days, timeZone, includeComments: includeComments ? "true" : "false" } as const;
  return useQuery({
    ...reading(queryKeys.diary(projectId, query), reportPaths.diary(projectId, query)),
    placeholderData: keepPreviousData,
    enabled: isKnown && problemOf(days) === null,
    staleTime: 0,
  });
}
