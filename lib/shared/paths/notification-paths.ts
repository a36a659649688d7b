import { apiPath } from "./api-path";
import type { PageQuery } from "./api-paths";
import { paths } from "./paths";
import { withQuery } from "./with-query";

/** Paths of notifications: their list, and where they lead. Separate from `apiPaths`, so that they load with the bell's panel. */
export const notificationPaths = {
  list: (query: PageQuery = {}) => withQuery(apiPath("notifications"), query),
  /** One comment, on the page of its update. */
  comment: (projectId: string, updateId: string, id: string) =>
    `${paths.update(projectId, updateId)}#${commentElementId(id)}`,
} as const;

/** The id of the element that shows a comment. */
export function commentElementId(id: string): string {
  return `comment-${id}`;
}
