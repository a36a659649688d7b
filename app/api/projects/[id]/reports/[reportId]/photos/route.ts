import { route } from "@/lib/http/route";
import { choosePhotos } from "@/lib/reports/choose-photos";
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
