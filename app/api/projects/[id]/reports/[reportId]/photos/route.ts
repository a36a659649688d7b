import { route } from "@/lib/http/route";
import { choosePhotos } from "@/lib/reports/change-report";
import { chooseReportPhotosInput, reportParams } from "@/lib/reports/schema";
import { reportView } from "@/lib/reports/view-schema";

export const PUT = route(
  {
    needs: "report:generate",
    changes: "silent",
    locks: "reports",
    params: reportParams,
    body: chooseReportPhotosInput,
    returns: reportView,
  },
  choosePhotos,
);
