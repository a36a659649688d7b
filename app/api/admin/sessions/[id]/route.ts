import { route } from "@/lib/http/route";
import { endOperatorSession } from "@/lib/operator/session/operator-sessions";

export const DELETE = route({ access: "operator" }, endOperatorSession);
