import { route } from "@/lib/http/route";
import { whoAmI } from "@/lib/operator/operator-sessions";

export const GET = route({ access: "operator" }, whoAmI);
