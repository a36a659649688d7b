import { route } from "@/lib/http/route";
import { readReporting } from "@/lib/operator/read-reporting";

export const GET = route({ access: "operator" }, readReporting);
