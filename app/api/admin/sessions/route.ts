import { route } from "@/lib/http/route";
import { endOtherOperatorSessions, listOperatorSessions } from "@/lib/operator/session/operator-sessions";
import { operatorSessionView } from "@/lib/operator/view-schema";

export const GET = route({ access: "operator", returns: [operatorSessionView] }, listOperatorSessions);
export const DELETE = route({ access: "operator" }, endOtherOperatorSessions);
