import { route } from "@/lib/http/route";
import { sessionParams } from "@/lib/operator/schema";
import { endOperatorSession } from "@/lib/operator/session/operator-sessions";

export const DELETE = route({ access: "operator", params: sessionParams }, endOperatorSession);
