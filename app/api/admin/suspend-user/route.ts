import { route } from "@/lib/http/route";
import { suspendUser } from "@/lib/operator/suspension";
import { userTarget } from "@/lib/operator/schema";

export const POST = route({ access: "operator", body: userTarget }, suspendUser);
