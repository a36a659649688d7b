import { route } from "@/lib/http/route";
import { deleteReport } from "@/lib/reports/delete-report";
import { readReport } from "@/lib/reports/queries";
import { reportParams } from "@/lib/reports/schema";

export const GET = route({ params: reportParams, revalidates: "project" }, readReport);
export const DELETE = route({ params: reportParams }, deleteReport);
