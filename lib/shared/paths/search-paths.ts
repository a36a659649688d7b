import { apiPath } from "./api-path";
import { withQuery } from "./with-query";

/** The path of the search of everything, which loads with its page. */
export const searchPath = (
  query: Partial<Record<"q" | "projectId" | "limit" | "before", string | undefined>>,
) => withQuery(apiPath("search"), query);
