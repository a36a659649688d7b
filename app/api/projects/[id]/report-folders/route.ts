import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";
import { listReportFolders } from "@/lib/reports/queries";
import { reportFoldersInput } from "@/lib/reports/schema";
import { reportFoldersView } from "@/lib/reports/view-schema";

export const GET = route(
  { needs: "report:generate", params: idParam, query: reportFoldersInput, returns: reportFoldersView },
  listReportFolders,
);
