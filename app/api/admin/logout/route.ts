import { route } from "@/lib/http/route";
import { logOutOperator } from "@/lib/operator/log-out-operator";

export const POST = route({ access: "operator" }, logOutOperator);
