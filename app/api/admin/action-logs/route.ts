import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listActionLogs } from "@/lib/operator/list-action-logs";
import { listActionLogsInput } from "@/lib/operator/schema";
import { actionLogView } from "@/lib/operator/view-schema";

export const GET = route(
  { access: "operator", query: listActionLogsInput, returns: pagesOf(actionLogView) },
  listActionLogs,
);
