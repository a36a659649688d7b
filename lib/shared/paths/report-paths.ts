import { apiPath } from "./api-path";
import { type Query, withQuery } from "./with-query";

// A type, not an interface: only a type is assignable to a record of strings.
type DiaryQuery = { from: string; to: string; timeZone: string; includeComments: "true" | "false" };

/** The calls of reports and diaries, apart from `apiPaths`: pages load them with those alone. */
export const reportPaths = {
  folders: (projectId: string, query: Query<"start" | "end" | "timeZone"> = {}) =>
    withQuery(apiPath("projects", projectId, "report-folders"), query),
  diary: (projectId: string, query: DiaryQuery) => withQuery(apiPath("projects", projectId, "diary"), query),
  /** A business's logo, which the time tells from the one before. */
  businessLogo: (businessId: string, at?: Date) =>
    withQuery(apiPath("businesses", businessId, "logo"), { at: at?.getTime().toString() }),
  /** The same, for those who see a project of it. */
  logo: (projectId: string, at: Date) =>
    withQuery(apiPath("projects", projectId, "logo"), { at: at.getTime().toString() }),
  list: (projectId: string, query: Query<"limit" | "before" | "search"> = {}) =>
    withQuery(apiPath("projects", projectId, "reports"), query),
} as const;
