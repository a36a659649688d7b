import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";
import { generatedReportView } from "@/lib/reports/view-schema";
import { prepareSample } from "@/lib/reports/weekly/prepare-sample";

export const POST = route(
  {
    needs: "report:generate",
    changes: "silent",
    params: idParam,
    creates: true,
    returns: generatedReportView,
  },
  prepareSample,
);
