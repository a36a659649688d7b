import { apiPath } from "./api-path";
import type { PageQuery } from "./api-paths";
import { withQuery } from "./with-query";

/** Paths of the calls about one update or comment, for parts that load on demand. Ids are uuids. */
export const updatePaths = {
  update: (id: string) => apiPath("updates", id),
  comment: (id: string) => apiPath("comments", id),
  revisions: (updateId: string, query: PageQuery = {}) =>
    withQuery(apiPath("updates", updateId, "revisions"), query),
  transcript: (updateId: string) => apiPath("updates", updateId, "transcript"),
  moveToTask: (updateId: string) => apiPath("updates", updateId, "move-to-task"),
  moveToSubtask: (updateId: string) => apiPath("updates", updateId, "move-to-subtask"),
} as const;
