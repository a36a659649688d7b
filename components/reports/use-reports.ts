import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { use } from "react";
import { ReaderContext } from "@/components/providers/reader-context";
import { api } from "@/lib/browser/api-client";
import { itemsOf, paged } from "@/lib/browser/paged";
import { reading } from "@/lib/browser/reading";
import { apiPath } from "@/lib/shared/paths/api-path";
import { reportPaths } from "@/lib/shared/paths/report-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** Reports per page of the list. */
const STEP = "10";

/**
 * The folders to choose from, with the number of updates in these days of the reader's time zone. Refetched whenever the form
 * opens, since updates arrive all the time.
 */
export function useReportFolders(projectId: string, { start, end }: { start: string; end: string }) {
  const { timeZone } = use(ReaderContext);
  const query = { timeZone, ...(start && { start }), ...(end && { end }) };
  return useQuery({
    ...reading([...queryKeys.reportFolders(projectId), query], reportPaths.folders(projectId, query)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Earlier reports, newest first; with `search`, those that have its words. */
export function useKeptReports(projectId: string, search: string) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.reports(projectId), search],
    ...paged((before) =>
      api.page(reportPaths.list(projectId, { limit: STEP, before, search: search || undefined })),
    ),
    select: itemsOf,
    staleTime: 0,
  });
}

/** A report with its sources in their current state. */
export function useReport(projectId: string, reportId: string) {
  return useQuery({
    ...reading(queryKeys.report(projectId, reportId), apiPath("projects", projectId, "reports", reportId)),
    staleTime: 0,
  });
}
