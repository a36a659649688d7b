import { route } from "@/lib/http/route";
import { listReportFolders } from "@/lib/reports/queries";
import { reportFoldersInput, reportsParams } from "@/lib/reports/schema";
import { reportFoldersView } from "@/lib/reports/view-schema";

export const GET = route(
  { needs: "report:generate", params: reportsParams, query: reportFoldersInput, returns: reportFoldersView },
  listReportFolders,
);
