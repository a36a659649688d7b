import { apiPath } from "./api-path";
import { withQuery } from "./with-query";

// A type, not an interface: only a type is assignable to a record of strings.
type PeriodQuery = Record<"days" | "timeZone", string>;

/** The calls of insights, apart from `apiPaths`: their pages alone load them. */
export const insightPaths = {
  project: (id: string, query: PeriodQuery) => withQuery(apiPath("projects", id, "insights"), query),
  business: (id: string, query: PeriodQuery) => withQuery(apiPath("businesses", id, "insights"), query),
} as const;
