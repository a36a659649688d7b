import { route } from "@/lib/http/route";
import { reportsParams } from "@/lib/reports/schema";
import { generatedReportView } from "@/lib/reports/view-schema";
import { prepareSample } from "@/lib/reports/weekly/prepare-sample";

export const POST = route(
  {
    needs: "report:generate",
    changes: "silent",
    params: reportsParams,
    creates: true,
    returns: generatedReportView,
  },
  prepareSample,
);
