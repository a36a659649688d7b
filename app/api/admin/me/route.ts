import { route } from "@/lib/http/route";
import { whoAmI } from "@/lib/operator/session/operator-sessions";
import { operatorView } from "@/lib/operator/view-schema";

export const GET = route({ access: "operator", returns: operatorView }, whoAmI);
