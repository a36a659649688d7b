import { apiPath } from "./api-path";
import { type Query, withQuery } from "./with-query";

export type PageQuery = Query<"limit" | "before">;
type UpdatesQuery = PageQuery & { includeComments?: "true" };
/** Of a list: the ids of the rows to answer with, separated by commas. */
type IdsQuery = Query<"ids">;

/** Paths of the calls that most workspace pages make. Ids are uuids. */
export const apiPaths = {
  user: () => apiPath("user"),
  startAtProvider: (provider: string, query: { next?: string | undefined; join?: string | undefined } = {}) =>
    withQuery(apiPath("auth", "start", provider), query),
  /** Where a provider redirects people back. */
  providerCallback: (provider: string) => apiPath("auth", "callback", provider),
  businesses: () => apiPath("businesses"),
  projects: (query: IdsQuery = {}) => withQuery(apiPath("projects"), query),
  project: (id: string) => apiPath("projects", id),
  markUpdatesViewed: (projectId: string) => apiPath("projects", projectId, "mark-updates-viewed"),
  markPlaceViewed: (projectId: string) => apiPath("projects", projectId, "mark-place-viewed"),
  projectView: (projectId: string) => apiPath("projects", projectId, "view"),
  updates: (projectId: string, query: UpdatesQuery & IdsQuery & { placement?: "unassigned" } = {}) =>
    withQuery(apiPath("projects", projectId, "updates"), query),
  taskUpdates: (taskId: string, query: UpdatesQuery = {}) =>
    withQuery(apiPath("tasks", taskId, "updates"), query),
  subtaskUpdates: (subtaskId: string, query: UpdatesQuery = {}) =>
    withQuery(apiPath("subtasks", subtaskId, "updates"), query),
  /** The open ones that the reader is asked. */
  questions: () => apiPath("questions"),
  dueSubtasks: () => apiPath("subtasks", "due"),
  events: () => apiPath("events"),
  recentUpdates: () => apiPath("recent-updates"),
  progress: (projectId: string) => apiPath("projects", projectId, "progress"),
  tasks: (projectId: string, query: IdsQuery = {}) =>
    withQuery(apiPath("projects", projectId, "tasks"), query),
  assignments: (projectId: string) => apiPath("projects", projectId, "assignments"),
  taskMembers: (taskId: string) => apiPath("tasks", taskId, "members"),
  subtasks: (taskId: string, query: IdsQuery = {}) => withQuery(apiPath("tasks", taskId, "subtasks"), query),
  subtaskMembers: (subtaskId: string) => apiPath("subtasks", subtaskId, "members"),
  completeSubtask: (subtaskId: string) => apiPath("subtasks", subtaskId, "complete"),
  transcribeAgain: (updateId: string) => apiPath("updates", updateId, "transcribe-again"),
  connectCodes: (projectId: string) => apiPath("projects", projectId, "connect-codes"),
  translations: () => apiPath("translations"),
  comments: (updateId: string, query: PageQuery = {}) =>
    withQuery(apiPath("updates", updateId, "comments"), query),
} as const;
