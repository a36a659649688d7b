import { route } from "@/lib/http/route";
import { logOutOperator } from "@/lib/operator/session/log-out-operator";

export const POST = route({ access: "operator" }, logOutOperator);
