import { route } from "@/lib/http/route";
import { endOperatorSession } from "@/lib/operator/session/operator-sessions";
import { sessionParams } from "@/lib/operator/schema";

export const DELETE = route({ access: "operator", params: sessionParams }, endOperatorSession);
