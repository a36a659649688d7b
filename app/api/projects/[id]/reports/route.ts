import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listReports } from "@/lib/reports/queries";
import { listReportsInput } from "@/lib/reports/schema";
import { reportItemView } from "@/lib/reports/view-schema";

export const GET = route(
  {
    needs: "report:generate",
    query: listReportsInput,
    revalidates: "project",
    returns: pagesOf(reportItemView),
  },
  listReports,
);
