import { apiPath } from "./api-path";
import { withQuery } from "./with-query";

// Types, not interfaces: only a type is assignable to a record of strings.
type PageQuery = Partial<Record<"limit" | "before", string | undefined>>;
type DaysQuery = Partial<Record<"start" | "end" | "timeZone", string | undefined>>;

/** The calls of reports, apart from `apiPaths`: no page loads them before its reports are opened. */
export const reportPaths = {
  folders: (projectId: string, query: DaysQuery = {}) =>
    withQuery(apiPath("projects", projectId, "report-folders"), query),
  generate: (projectId: string) => apiPath("projects", projectId, "generate-report"),
  list: (projectId: string, query: PageQuery = {}) =>
    withQuery(apiPath("projects", projectId, "reports"), query),
  report: (projectId: string, reportId: string) => apiPath("projects", projectId, "reports", reportId),
  review: (projectId: string, reportId: string) =>
    apiPath("projects", projectId, "reports", reportId, "review"),
  release: (projectId: string, reportId: string, sentence: number) =>
    apiPath("projects", projectId, "reports", reportId, "releases", String(sentence)),
} as const;
