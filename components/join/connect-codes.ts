import { reading } from "@/lib/browser/reading";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** The query for a project's newest connect codes. */
export function connectCodes(projectId: string) {
  return reading(queryKeys.connectCodes(projectId), apiPaths.connectCodes(projectId));
}
