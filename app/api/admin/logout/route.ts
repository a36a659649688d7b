import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { logOutOperator } from "@/lib/operator/session/log-out-operator";

export const POST = route({ access: "operator", returns: noContent }, logOutOperator);
