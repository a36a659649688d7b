import { route } from "@/lib/http/route";
import { unsuspendUser } from "@/lib/operator/suspension";
import { userTarget } from "@/lib/operator/schema";

export const POST = route({ access: "operator", body: userTarget }, unsuspendUser);
