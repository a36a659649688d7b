import { route } from "@/lib/http/route";
import { userTarget } from "@/lib/operator/schema";
import { suspendUser } from "@/lib/operator/suspension";
import { operatorUserView } from "@/lib/operator/view-schema";

export const POST = route({ access: "operator", body: userTarget, returns: operatorUserView }, suspendUser);
