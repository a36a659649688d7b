import { route } from "@/lib/http/route";
import { generatedReportView } from "@/lib/reports/view-schema";
import { prepareSample } from "@/lib/reports/weekly/prepare-sample";

export const POST = route(
  { needs: "report:generate", changes: "silent", creates: true, returns: generatedReportView },
  prepareSample,
);
