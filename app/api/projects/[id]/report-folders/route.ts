import { route } from "@/lib/http/route";
import { listReportFolders } from "@/lib/reports/queries";
import { reportFoldersInput } from "@/lib/reports/schema";
import { reportFoldersView } from "@/lib/reports/view-schema";

export const GET = route(
  { needs: "report:generate", query: reportFoldersInput, returns: reportFoldersView },
  listReportFolders,
);
