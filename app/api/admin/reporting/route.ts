import { route } from "@/lib/http/route";
import { readReporting } from "@/lib/operator/read-reporting";
import { reportingView } from "@/lib/operator/view-schema";

export const GET = route({ access: "operator", returns: reportingView }, readReporting);
