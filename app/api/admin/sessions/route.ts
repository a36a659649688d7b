import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { listOperatorSessions } from "@/lib/operator/operator-sessions";
import { operatorSessionView } from "@/lib/operator/view-schema";

export const GET = route({ access: "operator", returns: listOf(operatorSessionView) }, listOperatorSessions);
