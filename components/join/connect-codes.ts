import { api } from "@/lib/browser/api-client";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** The query for a project's newest connect codes. */
export function connectCodes(projectId: string) {
  return {
    queryKey: queryKeys.connectCodes(projectId),
    queryFn: () => api.get(apiPaths.connectCodes(projectId)),
  };
}
