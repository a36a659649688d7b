import { apiPath } from "./api-path";
import { type Query, withQuery } from "./with-query";

/** The path of the search of everything, which loads with its page. */
export const searchPath = (query: Query<"q" | "projectId" | "limit" | "before">) =>
  withQuery(apiPath("search"), query);
