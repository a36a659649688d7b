import { route } from "@/lib/http/route";
import { listOperatorSessions } from "@/lib/operator/operator-sessions";

export const GET = route({ access: "operator" }, listOperatorSessions);
