import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { ConnectCodeView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/query-keys";

/** The query for a project's newest connect codes. */
export function connectCodes(projectId: string) {
  return {
    queryKey: queryKeys.connectCodes(projectId),
    queryFn: async () => (await api.get(apiPaths.connectCodes(projectId))) as ConnectCodeView[],
  };
}
