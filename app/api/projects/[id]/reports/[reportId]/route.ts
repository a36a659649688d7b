import { route } from "@/lib/http/route";
import { deleteReport } from "@/lib/reports/change-report";
import { readReport } from "@/lib/reports/queries";
import { reportParams } from "@/lib/reports/schema";
import { reportView } from "@/lib/reports/view-schema";

export const GET = route(
  { needs: "report:generate", params: reportParams, revalidates: "project", returns: reportView },
  readReport,
);
export const DELETE = route(
  { needs: "report:generate", changes: "silent", locks: "reports", params: reportParams },
  deleteReport,
);
