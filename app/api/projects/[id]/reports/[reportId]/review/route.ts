import { route } from "@/lib/http/route";
import { reviewReport } from "@/lib/reports/change-report";
import { reportParams } from "@/lib/reports/schema";
import { reportView } from "@/lib/reports/view-schema";

export const PUT = route(
  {
    needs: "report:generate",
    changes: "silent",
    locks: "reports",
    params: reportParams,
    returns: reportView,
  },
  reviewReport,
);
