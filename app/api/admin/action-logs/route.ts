import { route } from "@/lib/http/route";
import { listActionLogs } from "@/lib/operator/list-action-logs";
import { listActionLogsInput } from "@/lib/operator/schema";

export const GET = route({ access: "operator", query: listActionLogsInput }, listActionLogs);
