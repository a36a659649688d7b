import { route } from "@/lib/http/route";
import { logOutOperator } from "@/lib/operator/session/operator-sessions";

export const POST = route({ access: "operator" }, logOutOperator);
