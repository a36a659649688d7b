import { apiPath } from "./api-path";
import { type Query, withQuery } from "./with-query";

export type PageQuery = Query<"limit" | "before">;
type UpdatesQuery = PageQuery & { includeComments?: "true" };
/** Of a list: the ids of the rows to answer with, separated by commas. */
type IdsQuery = Query<"ids">;

/** Paths of calls that may have a query. Ids are uuids. */
export const apiPaths = {
  startAtProvider: (provider: string, query: { next?: string | undefined; join?: string | undefined } = {}) =>
    withQuery(apiPath("auth", "start", provider), query),
  projects: (query: IdsQuery = {}) => withQuery(apiPath("projects"), query),
  updates: (projectId: string, query: UpdatesQuery & IdsQuery & { placement?: "unassigned" } = {}) =>
    withQuery(apiPath("projects", projectId, "updates"), query),
  taskUpdates: (taskId: string, query: UpdatesQuery = {}) =>
    withQuery(apiPath("tasks", taskId, "updates"), query),
  subtaskUpdates: (subtaskId: string, query: UpdatesQuery = {}) =>
    withQuery(apiPath("subtasks", subtaskId, "updates"), query),
  tasks: (projectId: string, query: IdsQuery = {}) =>
    withQuery(apiPath("projects", projectId, "tasks"), query),
  subtasks: (taskId: string, query: IdsQuery = {}) => withQuery(apiPath("tasks", taskId, "subtasks"), query),
  comments: (updateId: string, query: PageQuery = {}) =>
    withQuery(apiPath("updates", updateId, "comments"), query),
} as const;
